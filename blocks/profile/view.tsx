import type { Profile as ProfileBlock } from '../../schema/generated/types.ts';
import { Button } from '../_shared/link.tsx';
import { Picture } from '../_shared/picture.tsx';
import { RichText } from '../_shared/rich-text.tsx';
import { SocialLinks } from '../_shared/social-links.tsx';

/** A person, with a portrait beside the words. */
export default function Profile(props: ProfileBlock) {
  const { eyebrow, heading, role, text, image, social, button, size = 'large' } = props;
  return (
    <div className="container" data-size={size}>
      <div className={size === 'large' ? 'portrait nested-corner' : 'portrait'}>
        <Picture image={image} />
      </div>
      <div className="words">
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        {heading ? <h2>{heading}</h2> : null}
        {role ? <p className="role">{role}</p> : null}
        <RichText html={text} />
        <SocialLinks of={social} />
        {button ? <Button button={button} /> : null}
      </div>
    </div>
  );
}
