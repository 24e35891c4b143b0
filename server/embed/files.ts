/** What frames load beside themselves: their style sheet, and the scripts that give a frame the height of its content. */

/** Tokens come from the brand's own sheet. */
export const EMBED_STYLE = `*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; padding: var(--space-2); background: var(--color-surface); color: var(--color-text); font: 1rem/var(--line-text) var(--font-text); overflow-wrap: anywhere; }
h1, h2 { margin: 0; font-family: var(--font-heading); font-weight: var(--weight-heading); letter-spacing: var(--tracking-heading); line-height: var(--line-heading); }
h1 { font-size: var(--size-h3); }
h2 { font-size: var(--size-list-title); }
a { color: var(--color-link); text-underline-offset: .2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; border-radius: var(--radius-small); }
p { margin: 0; }
.meta { color: var(--color-text-muted); font-size: var(--size-small); }
.top { display: grid; gap: var(--space-2); padding-block-end: var(--space-4); }
form { display: flex; flex-wrap: wrap; gap: var(--space-2); }
label { width: 100%; font-size: var(--size-small); font-weight: var(--weight-strong); }
input[type=search] { flex: 1 1 12rem; min-width: 0; min-height: var(--target); padding: var(--space-control) var(--space-3); border: 1px solid var(--color-line-strong); border-radius: var(--radius-control); background: var(--color-raised); color: var(--color-text); font: inherit; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: var(--target); padding: var(--space-control) var(--space-5); border: 0; border-radius: var(--radius-button); background: var(--color-brand); color: var(--color-on-brand); font: inherit; font-weight: var(--weight-strong); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--color-brand-hover); }
ul.jobs { margin: 0; padding: 0; list-style: none; }
.jobs > li { display: grid; gap: var(--space-1); padding-block: var(--space-item); border-block-start: 1px solid var(--color-line); }
.compact .jobs > li { padding-block: var(--space-2); }
.compact h2 { font-size: 1rem; }
.jobs a { display: inline-block; padding-block: 2px; }
nav { padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
nav p { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-4); align-items: center; }
nav a, .all a { display: inline-flex; align-items: center; min-height: var(--target); }
.all { border-block-start: 1px solid var(--color-line); }
.job { display: grid; gap: var(--space-4); }
h3 { margin: 0; font-size: 1rem; }
.prose { max-width: var(--measure); }
.prose > * { margin-block: 0; }
.prose > * + * { margin-block-start: var(--space-4); }
.prose :is(ul, ol) { padding-inline-start: 1.25em; }
.prose img { max-width: 100%; height: auto; }
main > form.builder { display: grid; gap: var(--space-4); max-width: 40rem; }
.page { max-width: 60rem; margin: 0 auto; padding: var(--space-5) var(--space-4); display: grid; gap: var(--space-5); }
.page > * { min-width: 0; }
.builder label { display: grid; gap: var(--space-1); }
.builder :is(input, select) { font-weight: 400; accent-color: var(--color-brand); }
.builder label.check { display: flex; gap: var(--space-2); align-items: center; min-height: var(--target); }
.builder :is(input:not([type=checkbox]), select), textarea { width: 100%; min-height: var(--target); padding: var(--space-control) var(--space-3); border: 1px solid var(--color-line-strong); border-radius: var(--radius-control); background: var(--color-raised); color: var(--color-text); font: inherit; font-weight: 400; }
.builder input[type=checkbox] { width: 20px; height: 20px; }
.builder button { justify-self: start; }
textarea { min-height: 8rem; font-family: ui-monospace, monospace; font-size: var(--size-small); }
.page section { display: grid; gap: var(--space-3); }
.page section button { justify-self: start; }
.page iframe { width: 100%; height: 600px; border: 1px dashed var(--color-line-strong); }
body:has(> .bar) { padding: 0; }
.bar { background: var(--color-brand); }
.bar p { max-width: 60rem; margin: 0 auto; padding: var(--space-2) var(--space-4); display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); align-items: center; }
.bar a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--color-on-brand); text-decoration: none; }
.bar a:hover { text-decoration: underline; }
.bar a:first-child { font-family: var(--font-heading); font-weight: var(--weight-heading); margin-inline-end: auto; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** In the frame. The message has a height and nothing else, so any site may read it. */
export const HEIGHT_SCRIPT = `(() => {
  if (parent === window) return;
  const tell = () => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ nameplate: 'height', height }, '*');
  };
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data && data.nameplate === 'tell') tell();
  });
})();
`;

/** On the other site: frames of this site, and no others, get the height that they ask for. They are asked as they may be loading: with another origin still. */
export const FRAME_SCRIPT = `(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(origin + '/embed/'));
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || !data || data.nameplate !== 'height') return;
    const { height } = data;
    if (typeof height !== 'number' || !(height > 0 && height <= 20000)) return;
    for (const frame of frames()) if (frame.contentWindow === source) frame.style.height = Math.ceil(height) + 'px';
  });
  for (const frame of frames()) frame.contentWindow.postMessage({ nameplate: 'tell' }, '*');
})();
`;

/** On the page with the code to copy: a button that browsers without scripts never see. */
export const COPY_SCRIPT = `(() => {
  const button = document.querySelector('[data-copy]');
  const code = document.querySelector('textarea');
  button.hidden = false;
  button.addEventListener('click', async () => {
    code.select();
    await navigator.clipboard.writeText(code.value);
    document.querySelector('[role=status]').textContent = button.dataset.copy;
  });
})();
`;
