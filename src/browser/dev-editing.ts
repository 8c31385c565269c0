/** Runs only in the dev server's pages: what an editor can do with the mouse. The server's part is src/build/dev/editor-plugin.ts. */

const route = () => decodeURIComponent(location.pathname);

/** Shows in the page what could not be done. */
function showError(control: Element, text: string) {
  const note = document.createElement('span');
  note.role = 'status';
  note.textContent = text;
  control.after(note);
}

async function ask(address: string, control: Element, options?: RequestInit) {
  const response = await fetch(address, options);
  if (!response.ok) showError(control, await response.text());
}

const open = (query: Record<string, string>, control: Element) =>
  ask(`/_open?${new URLSearchParams(query)}`, control);

/** Adds the way to Studio; the frame in which Studio itself shows the page is told that the page can be read. */
function addEditLink() {
  if (window !== window.parent) {
    window.parent.postMessage('pagewright:shown', location.origin);
    return;
  }
  const link = document.createElement('a');
  link.className = 'edit-this-page';
  link.href = `/_edit${location.pathname}`;
  link.textContent = 'Edit this page';
  // Moving to another page leaves it where it is.
  link.addEventListener('click', () => {
    link.href = `/_edit${location.pathname}`;
  });
  document.body.append(link);
}

/** Begins to listen: Alt and a click open a block's file in the editor, and the buttons of cards do what they say. */
export function listenToEditors(): void {
  addEditLink();
  const showAlt = ({ altKey }: KeyboardEvent) =>
    document.documentElement.toggleAttribute('data-alt', altKey);
  addEventListener('keydown', showAlt);
  addEventListener('keyup', showAlt);
  addEventListener('blur', () => document.documentElement.removeAttribute('data-alt'));
  // On the way down: what a block does with clicks is not meant.
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const opener = target.closest<HTMLElement>('[data-open]');
      const fixer = target.closest<HTMLElement>('[data-fix]');
      const block = event.altKey && target.closest<HTMLElement>('[data-path]');
      if (opener) void open({ file: opener.dataset.open ?? '' }, opener);
      else if (fixer) {
        const body = JSON.stringify({ ...JSON.parse(fixer.dataset.fix ?? ''), route: route() });
        void ask('/_fix', fixer, { method: 'POST', body });
      } else if (block) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void open({ route: route(), path: block.dataset.path ?? '' }, block);
      }
    },
    true,
  );
}
