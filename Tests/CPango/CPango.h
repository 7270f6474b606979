// Empty on purpose: Pango's headers are included by CTypesetting alone (see CONTRIBUTING.md).
