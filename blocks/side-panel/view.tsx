import type { SidePanel as SidePanelBlock } from '../../schema/generated/types.ts';
import { ContactList } from '../_shared/ui/contact-list.tsx';
import { CloseButton } from '../_shared/ui/dialog.tsx';
import { Button } from '../_shared/ui/link.tsx';
import { RichText } from '../_shared/ui/rich-text.tsx';
import { SocialLinks } from '../_shared/ui/social-links.tsx';
import { useT } from '../_shared/ui/use-messages.ts';

/** Renders contact details in a dialog at the side. */
export default function SidePanel(props: SidePanelBlock) {
  const { name, heading, text, items, social, button, close } = props;
  const t = useT();
  return (
    <dialog id={name} className="drawer" closedby="any" aria-label={heading}>
      <div className="drawer-head">
        <h2>{heading}</h2>
        <CloseButton dialog={name} label={close ?? t('close', 'Close')} />
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
