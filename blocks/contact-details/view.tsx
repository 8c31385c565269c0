import type { ContactDetails as ContactDetailsBlock } from '../../schema/generated/types.ts';
import { ContactList } from '../_shared/ui/contact-list.tsx';
import { SectionHeading } from '../_shared/ui/section-heading.tsx';

/** Ways to reach the company. */
export default function ContactDetails({ eyebrow, heading, intro, items }: ContactDetailsBlock) {
  return (
    <div className="container">
      <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
      <ContactList of={items} />
    </div>
  );
}
