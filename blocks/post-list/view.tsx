import {
  FilmDialog,
  FilmPoster,
  InlineText,
  Link,
  Picture,
  Section,
  useT,
} from 'pagewright/blocks';
import { type ReactNode, useId } from 'react';
import type { PostList as PostListBlock, PostListPost } from '../../schema/generated/types.ts';

/** The `sizes` of pictures in rows: a little less than half the page. */
const BESIDE = '(min-width: 1240px) 560px, (min-width: 769px) 45vw, 100vw';

interface PostProps {
  post: PostListPost;
  level: 'h2' | 'h3';
  play: string;
  close: string | undefined;
  /** The id of the dialog that plays the film. */
  dialog: string;
}

/** Renders the post's picture; the still of a film is a button that opens the film. */
function Still({ post: { title, image, video }, play, close, dialog }: PostProps) {
  if (!video) return image ? <Picture image={image} sizes={BESIDE} /> : null;
  const { src: poster, width, height } = image ?? { ...video, src: video.poster };
  return (
    <>
      <FilmPoster
        video={{ ...video, poster, width, height }}
        dialog={dialog}
        label={`${play}: ${title}`}
      />
      <FilmDialog id={dialog} title={video.label} video={video} close={close} />
    </>
  );
}

/** Renders facts about a post in one line. */
function Facts({ of }: { of: ReactNode[] }) {
  const facts = of.filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <ul className="list facts">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their places
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

function Row(props: PostProps) {
  const { post, level: Title } = props;
  const { date, datetime, readTime, category, author } = post;
  return (
    <li>
      <article className="post">
        <div className="still">
          <Still {...props} />
        </div>
        <div className="content">
          <Facts of={[category && <Link link={category}>{category.label}</Link>, readTime]} />
          <Title>
            <a href={post.to}>{post.title}</a>
          </Title>
          {post.excerpt ? (
            <p className="excerpt">
              <InlineText html={post.excerpt} />
            </p>
          ) : null}
          <Facts
            of={[
              author && <Link link={author}>{author.label}</Link>,
              date && <time dateTime={datetime}>{date}</time>,
            ]}
          />
        </div>
      </article>
    </li>
  );
}

function CompactPost({ post, level: Title }: PostProps) {
  const { title, to, image, date, datetime } = post;
  return (
    <li className="post">
      {image ? <Picture image={image} sizes="88px" /> : null}
      <div className="content">
        <Title>
          <a href={to}>{title}</a>
        </Title>
        {date ? <time dateTime={datetime}>{date}</time> : null}
      </div>
    </li>
  );
}

/** Renders posts, one below the other. */
export default function PostList(props: PostListBlock) {
  const { heading, items, layout = 'rows' } = props;
  const t = useT();
  const prefix = useId();
  const { play = t('playVideo', 'Play video'), close } = props;
  const Post = layout === 'rows' ? Row : CompactPost;
  const level = heading ? 'h3' : 'h2';
  return (
    <Section of={props}>
      <ul className={`list posts ${layout}`}>
        {items.map((post, index) => (
          <Post
            key={post.to}
            post={post}
            level={level}
            play={play}
            close={close}
            dialog={`${prefix}-${index}`}
          />
        ))}
      </ul>
    </Section>
  );
}
