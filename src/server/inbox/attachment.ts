import type { FastifyReply } from 'fastify';

/** RFC 8187: what stands in a header for a name that is not of ASCII alone. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Sends something to be saved and never to be shown, whatever it is. */
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
