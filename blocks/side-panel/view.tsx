import type { SidePanel as SidePanelBlock } from '../../schema/generated/types.ts';
import { ContactList } from '../_shared/contact-list.tsx';
import { CloseButton } from '../_shared/dialog.tsx';
import { Button } from '../_shared/link.tsx';
import { RichText } from '../_shared/rich-text.tsx';
import { SocialLinks } from '../_shared/social-links.tsx';
import { useSay } from '../_shared/words.ts';

/** Contact details in a dialog at the side. */
export default function SidePanel(props: SidePanelBlock) {
  const { name, heading, text, items, social, button, close } = props;
  const say = useSay();
  return (
    <dialog id={name} className="drawer" closedby="any" aria-label={heading}>
      <div className="drawer-head">
        <h2>{heading}</h2>
        <CloseButton dialog={name} label={close ?? say('close', 'Close')} />
      </div>
      <div className="stack">
        <RichText html={text} />
        <ContactList of={items} />
        {button ? (
          <div>
            <Button button={button} />
          </div>
        ) : null}
        <SocialLinks of={social} />
      </div>
    </dialog>
  );
}
