/// The page of a merge without its data: one file that needs no network and no server.
///
/// Nothing of a contact is ever read as markup or run: the page puts texts where they belong as texts,
/// and its policy allows no script but its own.
enum MergePageTemplate {
  /// What stands before the data. The nonce says which script and which style are the page's own.
  static func head(language: String, direction: String, title: String, nonce: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language)" dir="\(direction)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src \
    'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <meta name="robots" content="noindex">
    <title>\(title)</title>
    <style nonce="\(nonce)">\(style)</style>
    </head>
    <body>
    <header></header>
    <main><ul id="items"></ul><p id="none" hidden></p></main>
    <p id="status" role="status" aria-live="polite"></p>
    <script type="application/json" id="data">
    """
  }

  /// What stands behind the data.
  static func foot(nonce: String) -> String {
    """
    </script>
    <script nonce="\(nonce)">\(script)</script>
    </body>
    </html>

    """
  }

  private static let style = #"""
    :root { color-scheme: light dark; --back: #f4f4f2; --card: #fff; --text: #1d1d1f; --dim: #646468;
      --line: #d0d0d4; --accent: #0a5fb4; --on: #fff; --warn: #8a4b00; --yes: #17692f; --no: #a8201a; }
    @media (prefers-color-scheme: dark) { :root { --back: #161618; --card: #232326; --text: #f0f0f2;
      --dim: #a6a6ac; --line: #45454a; --accent: #7db8f5; --on: #10202f; --warn: #f0b36a;
      --yes: #7fd694; --no: #ff9d94; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 16px/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
    header { position: sticky; top: 0; z-index: 1; background: var(--card);
      border-block-end: 1px solid var(--line); padding: .6rem 1rem; }
    h1 { font-size: 1.15rem; margin: 0 0 .2rem; }
    .private { color: var(--warn); margin: 0 0 .4rem; font-size: .875rem; }
    .how { color: var(--dim); margin: .3rem 0 0; font-size: .875rem; }
    .bar { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
    input[type=search] { flex: 1 1 12rem; min-width: 8rem; font: inherit; padding: .35rem .6rem;
      border: 1px solid var(--line); border-radius: .4rem; background: var(--back); color: inherit; }
    button { font: inherit; padding: .35rem .7rem; min-height: 2.25rem; border-radius: .4rem;
      border: 1px solid var(--line); background: var(--card); color: inherit; cursor: pointer; }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent);
      color: var(--on); }
    button:disabled { opacity: .5; cursor: default; }
    button:focus-visible, input:focus-visible, article:focus-visible {
      outline: 3px solid var(--accent); outline-offset: 2px; }
    main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
    ul { list-style: none; margin: 0; padding: 0; }
    #items > li { margin-block-end: 1rem; min-height: 12rem; }
    #items > li[hidden] { display: none; }
    article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem;
      padding: .8rem 1rem; }
    article.answered { border-inline-start: .4rem solid var(--accent); }
    h2 { font-size: 1.05rem; margin: 0; }
    .certainty { color: var(--dim); margin: 0 0 .4rem; }
    .reasons { display: flex; flex-wrap: wrap; gap: .3rem .9rem; margin: .2rem 0 .6rem; padding: 0; }
    .reasons .for::before { content: "+ "; color: var(--yes); font-weight: bold; }
    .reasons .against::before { content: "− "; color: var(--no); font-weight: bold; }
    .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
      gap: .8rem; }
    section { border: 1px solid var(--line); border-radius: .4rem; padding: .6rem .8rem;
      min-width: 0; }
    section.after { border-color: var(--accent); border-width: 2px; }
    section.parted { opacity: .75; border-style: dashed; border-color: var(--no); }
    h3 { font-size: 1rem; margin: 0 0 .3rem; display: flex; gap: .6rem; align-items: center; }
    h3 img { width: 3rem; height: 3rem; object-fit: cover; border-radius: 50%; flex: none; }
    .place { color: var(--dim); font-size: .875rem; margin: 0 0 .4rem; }
    dl { margin: 0 0 .5rem; display: grid; grid-template-columns: minmax(5rem, 30%) 1fr;
      gap: .15rem .6rem; }
    dt { color: var(--dim); font-size: .875rem; }
    dd { margin: 0; white-space: pre-wrap; unicode-bidi: plaintext; }
    bdi { unicode-bidi: isolate; }
    .common { color: var(--dim); }
    fieldset { border: 1px solid var(--line); border-radius: .4rem; margin: 0 0 .5rem;
      padding: .3rem .6rem; min-width: 0; }
    legend { color: var(--warn); font-size: .875rem; }
    fieldset label { display: flex; gap: .5rem; align-items: baseline; padding: .2rem 0; }
    .buttons { display: flex; flex-wrap: wrap; gap: .4rem; margin-block-start: .6rem; }
    #status { position: fixed; inset-block-end: 0; inset-inline: 0; margin: 0; text-align: center;
      pointer-events: none; }
    #status:not(:empty) { background: var(--accent); color: var(--on); padding: .4rem; }
    @media (max-width: 40rem) { header { position: static; } main { padding: .5rem; }
      article { padding: .6rem; } }
    @media print { header .bar, .buttons, #status { display: none; } }
    """#

  private static let script = #"""
    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("data").textContent);
      const texts = data.texts, records = data.records, items = data.items;
      const make = (tag, name, text) => {
        const element = document.createElement(tag);
        if (name) element.className = name;
        if (text !== undefined) element.textContent = text;
        return element;
      };
      const percent = (value) => {
        // Rounded down: to no threshold that it does not reach.
        const steps = value > 0.99 ? 1000 : 100;
        const shown = Math.min(Math.floor(value * steps) / steps, 0.999);
        try {
          return new Intl.NumberFormat(data.language, {
            style: "percent", maximumFractionDigits: shown > 0.99 ? 1 : 0 }).format(shown);
        } catch { return Math.floor(shown * 100) + " %"; }
      };
      const text = (name, number) => texts[name].replace("{n}", number);

      // Answers: by what they are about, in the order in which they were given.
      const answers = new Map();
      const history = [];
      let saved = 0;
      const give = (key, value) => {
        history.push([key, answers.get(key)]);
        put(key, value);
      };
      const put = (key, value) => {
        answers.delete(key);
        if (value !== undefined && value !== null) answers.set(key, value);
        const number = Number(key.split(":")[1]);
        draw(number, true);
        count();
      };
      const undo = () => {
        const last = history.pop();
        if (!last) return;
        put(last[0], last[1]);
        const number = Number(last[0].split(":")[1]);
        focus(number);
        say(texts.undo);
      };
      const decision = (verdict, a, b) => {
        const x = records[a], y = records[b], same = x.key === y.key;
        return { type: "decision", verdict, first: same ? x.qualified : x.key,
          second: same ? y.qualified : y.key, firstRecord: x.description,
          secondRecord: y.description,
          note: `${x.name} (${x.place}) ${verdict === "together" ? "is" : "is not"} ` +
            `${y.name} (${y.place})` };
      };
      const lines = () => {
        const found = [];
        const isParted = (item, record) => answers.has(`part:${item}:${record}`);
        for (const [key, value] of answers) {
          const [kind, number, what] = key.split(":");
          const item = items[number];
          if (kind === "pair") found.push(decision(value, item.pair[0], item.pair[1]));
          if (kind === "part") {
            for (const other of item.first) {
              if (other !== Number(what) && !isParted(number, other)) {
                found.push(decision("apart", Number(what), other));
              }
            }
          }
          if (kind === "choice") {
            const record = records[item.first[0]];
            found.push({ type: "choice", record: record.key, field: what, value,
              recordIs: record.description, note: record.name });
          }
        }
        return found;
      };
      const file = () => data.before.map((line) => line + "\n").join("") +
        lines().map((line) => JSON.stringify(line) + "\n").join("");
      const download = () => {
        const link = make("a");
        link.href = URL.createObjectURL(new Blob([file()], { type: "application/x-ndjson" }));
        link.download = data.fileName;
        document.body.append(link);
        link.click();
        link.remove();
        saved = history.length;
        say(data.fileName);
      };
      addEventListener("beforeunload", (event) => {
        if (answers.size > 0 && saved !== history.length) event.preventDefault();
      });

      // The head.
      const header = document.querySelector("header");
      header.append(make("h1", "", texts.title));
      header.append(make("p", "private", texts.private));
      const bar = make("div", "bar");
      const search = make("input");
      search.type = "search";
      search.placeholder = texts.search;
      search.setAttribute("aria-label", texts.search);
      search.id = "search";
      bar.append(search);
      const filters = {
        all: () => true, doubtful: (item) => !item.joined,
        weak: (item) => item.joined && item.probability < data.weak,
        conflicts: (item) => item.conflicts.length > 0, joined: (item) => item.joined,
        open: (item, number) => !isAnswered(number),
      };
      let filter = "all";
      const filterButtons = {};
      const group = make("div", "bar");
      group.setAttribute("role", "group");
      for (const name of Object.keys(filters)) {
        const button = make("button");
        button.type = "button";
        button.dataset.filter = name;
        button.addEventListener("click", () => { filter = name; choose(); });
        filterButtons[name] = button;
        group.append(button);
      }
      bar.append(group);
      const undoButton = make("button", "", texts.undo);
      undoButton.type = "button";
      undoButton.id = "undo";
      undoButton.addEventListener("click", undo);
      const save = make("button");
      save.type = "button";
      save.id = "download";
      save.addEventListener("click", download);
      bar.append(undoButton, save);
      header.append(bar, make("p", "how", texts.how + " (s, d, u, j, k, /)"));
      document.getElementById("none").textContent = texts.none;
      const status = document.getElementById("status");
      let silence;
      const say = (words) => {
        status.textContent = words;
        clearTimeout(silence);
        silence = setTimeout(() => { status.textContent = ""; }, 2500);
      };
      const isAnswered = (number) => {
        for (const key of answers.keys()) if (key.split(":")[1] === String(number)) return true;
        return false;
      };
      const count = () => {
        save.textContent = `${texts.download} (${answers.size})`;
        save.disabled = answers.size === 0;
        undoButton.disabled = history.length === 0;
        const left = items.filter((item, number) => filters.open(item, number)).length;
        filterButtons.open.textContent = `${texts.open} (${left})`;
      };

      // What is shown of a person.
      const heading = (name, photo) => {
        const title = make("h3");
        if (photo !== undefined && photo !== null && data.photos[photo].startsWith("data:image/")) {
          const image = make("img");
          image.src = data.photos[photo];
          image.alt = "";
          title.append(image);
        }
        title.append(make("bdi", "", name));
        return title;
      };
      const list = (fields, other) => {
        const table = make("dl");
        for (const [field, label, value] of fields) {
          const isCommon = other && other.has(value);
          const term = make("dt", isCommon ? "common" : "", data.fields[field]);
          if (label) term.append(" · ", make("bdi", "", label));
          table.append(term);
          const cell = make("dd", isCommon ? "common" : "", value);
          cell.dir = "auto";
          table.append(cell);
        }
        return table;
      };
      // Values side by side in the direction of the page, each in its own.
      const isolated = (all) => all.flatMap((value, index) =>
        [index ? " – " : " ", make("bdi", "", value)]);
      const values = (fields) => new Set(fields.map((field) => field[2]));
      const button = (name, pressed, action, label) => {
        const element = make("button", "", label);
        element.type = "button";
        element.dataset.action = name;
        element.setAttribute("aria-pressed", String(pressed));
        element.addEventListener("click", action);
        return element;
      };
      const verdict = (number, value) => {
        const key = `pair:${number}`;
        const isTaken = answers.get(key) === value;
        give(key, isTaken ? null : value);
        say(isTaken ? texts.undo : value === "together" ? texts.same : texts.different);
      };
      const part = (number, record) => {
        const key = `part:${number}:${record}`;
        give(key, answers.has(key) ? null : true);
        say(texts.different);
      };

      const content = (number) => {
        const item = items[number];
        const article = make("article", isAnswered(number) ? "answered" : "");
        article.tabIndex = 0;
        const title = make("h2");
        title.id = `title${number}`;
        title.append(make("bdi", "", item.name));
        article.setAttribute("aria-labelledby", title.id);
        article.append(title);
        const kind = item.joined ? texts.joined : texts.doubtful;
        article.append(make("p", "certainty", item.probability === null ? kind
          : `${kind} · ${texts.certainty}: ${percent(item.probability)}`));
        const reasons = make("ul", "reasons");
        for (const [isFor, reason, compared] of item.reasons) {
          const line = make("li", isFor ? "for" : "against");
          line.append(make("bdi", "", reason));
          line.append(...isolated(compared));
          line.setAttribute("aria-label",
            `${isFor ? texts.for : texts.against}: ${reason} ${compared.join(" – ")}`);
          reasons.append(line);
        }
        if (item.reasons.length) article.append(reasons);
        const sides = make("div", "sides");
        if (item.joined) {
          for (const index of item.first) {
            const record = records[index];
            const isParted = answers.has(`part:${number}:${index}`);
            const side = make("section", isParted ? "before parted" : "before");
            side.setAttribute("aria-label", `${texts.before}: ${record.place}`);
            side.append(heading(record.name, record.photo), make("p", "place", record.place));
            side.append(list(record.fields, values(item.fields)));
            const buttons = make("div", "buttons");
            buttons.append(button("part", isParted, () => part(number, index), texts.different));
            side.append(buttons);
            sides.append(side);
          }
          const side = make("section", "after");
          side.setAttribute("aria-label", texts.after);
          side.append(heading(item.name, item.photo), make("p", "place", texts.after));
          side.append(list(item.fields), ...item.conflicts.map((conflict) => choices(number, conflict)));
          sides.append(side);
        } else {
          const people = item.people;
          people.forEach((person, which) => {
            const side = make("section", "before");
            side.append(heading(person.name, person.photo));
            side.append(make("p", "place", person.records.map((r) => records[r].place).join(" = ")));
            side.setAttribute("aria-label", person.name);
            side.append(list(person.fields, values(people[1 - which].fields)));
            sides.append(side);
          });
        }
        article.append(sides);
        if (item.pair) {
          const given = answers.get(`pair:${number}`);
          const buttons = make("div", "buttons");
          buttons.append(button("same", given === "together",
            () => verdict(number, "together"), texts.same));
          buttons.append(button("different", given === "apart",
            () => verdict(number, "apart"), texts.different));
          article.append(buttons);
        }
        return article;
      };
      const choices = (number, conflict) => {
        const set = make("fieldset");
        set.append(make("legend", "", `${texts.conflicts}: ${conflict.label}`));
        const key = `choice:${number}:${conflict.field}`;
        const current = answers.get(key) ?? conflict.values[0].text;
        for (const { text: value, places } of conflict.values) {
          const label = make("label");
          const input = make("input");
          input.type = "radio";
          input.name = key;
          input.value = value;
          input.checked = value === current;
          input.addEventListener("change", () => {
            give(key, value === conflict.values[0].text ? null : value);
            say(value);
          });
          const words = make("span");
          words.append(make("bdi", "", value), make("span", "common", ` (${places})`));
          label.append(input, words);
          set.append(label);
        }
        return set;
      };

      // The list, of which only what is near the window is drawn.
      const list0 = document.getElementById("items");
      const places = items.map((item, number) => {
        const place = make("li");
        place.dataset.number = number;
        return place;
      });
      const draw = (number, again) => {
        const place = places[number];
        if (place.firstChild && !again) return;
        const hadFocus = place.contains(document.activeElement);
        const action = hadFocus ? document.activeElement.dataset.action : undefined;
        const at = hadFocus && action
          ? [...place.querySelectorAll(`[data-action=${action}]`)].indexOf(document.activeElement)
          : -1;
        place.replaceChildren(content(number));
        if (hadFocus) {
          const target = action ? place.querySelectorAll(`[data-action=${action}]`)[at] : null;
          (target ?? place.firstChild).focus({ preventScroll: true });
        }
      };
      const observer = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          const number = Number(entry.target.dataset.number);
          if (entry.isIntersecting) draw(number);
        }
      }, { rootMargin: "1200px 0px" });
      list0.append(...places);
      places.forEach((place) => observer.observe(place));
      const folded = (value) => value.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
      let found = null;
      const texts0 = () => found ??= items.map((item) => folded([item.name, ...item.first, ...item.second]
        .map((part) => typeof part === "number"
          ? [records[part].name, records[part].place, ...records[part].fields.map((f) => f[2])].join("\n")
          : part).join("\n")));
      const choose = () => {
        const words = folded(search.value).split(/\s+/).filter(Boolean);
        const all = words.length ? texts0() : null;
        let shown = 0;
        places.forEach((place, number) => {
          const isShown = filters[filter](items[number], number)
            && (!all || words.every((word) => all[number].includes(word)));
          place.hidden = !isShown;
          if (isShown) shown += 1;
        });
        for (const [name, element] of Object.entries(filterButtons)) {
          const total = items.filter((item, number) => filters[name](item, number)).length;
          element.textContent = `${texts[name]} (${total})`;
          element.setAttribute("aria-pressed", String(name === filter));
        }
        document.getElementById("none").hidden = shown > 0;
      };
      let waiting;
      search.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(choose, 80); });

      // Keys.
      const focus = (number) => {
        draw(number);
        places[number].firstChild.focus();
        places[number].scrollIntoView({ block: "start" });
      };
      const current = () => {
        const place = document.activeElement?.closest?.("#items > li");
        return place ? Number(place.dataset.number) : -1;
      };
      const move = (step) => {
        let number = current();
        do { number += step; } while (places[number]?.hidden);
        if (places[number]) focus(number);
      };
      addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target === search) {
          if (event.key === "Escape") { search.value = ""; choose(); search.blur(); }
          return;
        }
        const number = current();
        switch (event.key) {
          case "j": move(1); break;
          case "k": move(-1); break;
          case "s": if (number >= 0 && items[number].pair) verdict(number, "together"); break;
          case "d": if (number >= 0 && items[number].pair) verdict(number, "apart"); break;
          case "u": undo(); break;
          case "/": search.focus(); break;
          default: return;
        }
        event.preventDefault();
      });
      count();
      choose();
      for (let number = 0; number < Math.min(3, items.length); number += 1) draw(number);
      document.documentElement.dataset.ready = "yes";
    })();
    """#
}
