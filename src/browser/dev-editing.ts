/**
 * Runs in the dev server's pages only: what an editor can do with the mouse. The server side is
 * src/build/dev/editor-plugin.ts.
 */

const route = () => decodeURIComponent(location.pathname);

/** Shows an error message in the page. */
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

/** Adds the link to Studio. When Studio shows the page in a frame, tells it that the page can be read instead. */
function addEditLink() {
  if (window !== window.parent) {
    window.parent.postMessage('pagewright:shown', location.origin);
    return;
  }
  const link = document.createElement('a');
  link.className = 'edit-this-page';
  link.href = `/_edit${location.pathname}`;
  link.textContent = 'Edit this page';
  // The link stays on navigation.
  link.addEventListener('click', () => {
    link.href = `/_edit${location.pathname}`;
  });
  document.body.append(link);
}

/**
 * Starts listening: Alt and a click open a block's file in the editor, and the buttons of problem cards apply their
 * action.
 */
export function listenToEditors(): void {
  addEditLink();
  const showAlt = ({ altKey }: KeyboardEvent) =>
    document.documentElement.toggleAttribute('data-alt', altKey);
  addEventListener('keydown', showAlt);
  addEventListener('keyup', showAlt);
  addEventListener('blur', () => document.documentElement.removeAttribute('data-alt'));
  // In the capture phase, before the block handles the click.
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
