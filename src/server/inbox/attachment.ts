import type { FastifyReply } from 'fastify';

/** Encodes a name for a header: RFC 8187. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Sends a download, which the browser saves and never shows. */
export function sendAttachment(
  reply: FastifyReply,
  name: string,
  type: string,
  content: string | Buffer,
): FastifyReply {
  const plain = name.replace(/[^\w. -]/g, '_');
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    .send(content);
}
