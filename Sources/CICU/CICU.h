// Empty on purpose: ICU headers are included by CUnicode alone (see CONTRIBUTING.md).
