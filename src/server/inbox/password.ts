import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { COST } from './scrypt-cost.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const LENGTH = 32;
const PREFIX = 'scrypt';
/** Of a password that stands in the environment as it is; nothing is stored that a salt could protect. */
const NO_SALT = Buffer.from('pagewright inbox');

/** What an attempt is held against. It also is the key of all sessions, so that a new password ends them. */
export interface Secret {
  salt: Buffer;
  hash: Buffer;
}

/**
 * Reads `PAGEWRIGHT_INBOX_PASSWORD`: a password, or what `hashPassword` made of one.
 *
 * @throws when it begins like a hash and is none
 */
export async function readSecret(password: string): Promise<Secret> {
  if (!password.startsWith(`${PREFIX}:`)) {
    return { salt: NO_SALT, hash: await derive(password.normalize(), NO_SALT, LENGTH, COST) };
  }
  const [, salt = '', hash = ''] = password.split(':');
  const secret = { salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') };
  if (secret.hash.length === LENGTH) return secret;
  throw new Error('PAGEWRIGHT_INBOX_PASSWORD begins with scrypt: but is no hash of a password');
}

/** Returns whether somebody knows the password; it takes as long whatever was tried. */
export async function isPassword(attempt: string, { salt, hash }: Secret): Promise<boolean> {
  return timingSafeEqual(await derive(attempt.normalize(), salt, LENGTH, COST), hash);
}

/** Returns a form of the password that can stand in a file without giving it away. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize(), salt, LENGTH, COST);
  return [PREFIX, salt.toString('base64url'), hash.toString('base64url')].join(':');
}
