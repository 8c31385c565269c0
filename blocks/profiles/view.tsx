import { Button, Picture, RichText, Section, SocialLinks } from 'pagewright/blocks';
import type { Profiles as ProfilesBlock, ProfilesPerson } from '../../schema/generated/types.ts';

interface PersonProps {
  person: ProfilesPerson;
  large: boolean;
  level: 'h2' | 'h3';
}

function Person({ person, large, level: Title }: PersonProps) {
  const { title, role, text, image, social, button } = person;
  return (
    <div className={large ? 'person large' : 'person small'}>
      <div className={large ? 'portrait nested-corner' : 'portrait'}>
        <Picture image={image} sizes={large ? '(min-width: 480px) 416px, 100vw' : '96px'} />
      </div>
      <div className="content">
        {title ? <Title>{title}</Title> : null}
        {role ? <p className="role">{role}</p> : null}
        <RichText html={text} />
        <SocialLinks of={social} />
        {button ? <Button button={button} /> : null}
      </div>
    </div>
  );
}

/** Renders people, with their portraits beside the text. */
export default function Profiles(props: ProfilesBlock) {
  const { heading, items, size = 'large' } = props;
  const level = heading ? 'h3' : 'h2';
  return (
    <Section of={props}>
      <div className="people">
        {items.map((person) => (
          <Person key={person.image.src} person={person} large={size === 'large'} level={level} />
        ))}
      </div>
    </Section>
  );
}
