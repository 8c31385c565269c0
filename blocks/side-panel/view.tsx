import { Button, CloseButton, ContactList, RichText, SocialLinks, useT } from 'pagewright/blocks';
import type { SidePanel as SidePanelBlock } from '../../schema/generated/types.ts';

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
