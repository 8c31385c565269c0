import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { COST } from './scrypt-cost.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const LENGTH = 32;
const PREFIX = 'scrypt';
/** The salt of a password that is in the environment in plain text: nothing is stored that a salt could protect. */
const NO_SALT = Buffer.from('pagewright inbox');

/**
 * The salt and the hash that attempts are compared with. The hash is also the key of all sessions, so that a new
 * password ends them.
 */
export interface Secret {
  salt: Buffer;
  hash: Buffer;
}

/**
 * Reads `PAGEWRIGHT_INBOX_PASSWORD`: a password, or what `hashPassword` made of one.
 *
 * @throws when it begins like a hash and is not one
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

/** Returns whether a password is right, in constant time. */
export async function isPassword(attempt: string, { salt, hash }: Secret): Promise<boolean> {
  return timingSafeEqual(await derive(attempt.normalize(), salt, LENGTH, COST), hash);
}

/** Returns the hash of a password, which can be kept in a file. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize(), salt, LENGTH, COST);
  return [PREFIX, salt.toString('base64url'), hash.toString('base64url')].join(':');
}
