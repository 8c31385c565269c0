import { expect, test } from 'vitest';
import { KnownWords, knownWords } from './nearest.ts';

test('a word is meant for certain when no other is as near', () => {
  const words = new KnownWords(['/about', '/contact', '/contract', '/our-work']);
  expect(words.meant('/abuot')).toEqual({ suggestion: '/about', sure: true });
  expect(words.meant('/contrct')).toEqual({ suggestion: '/contract' });
  expect(words.meant('/Our_Work')).toEqual({ suggestion: '/our-work', sure: true });
  expect(words.meant('/zebra')).toEqual({});
});

test('where no word is near, the one with most of it in common is meant', () => {
  const words = new KnownWords(['/team/members/all', '/members', '/team', '/teams']);
  expect(words.meant('/the-whole-team-of-ours')).toEqual({ suggestion: '/teams' });
  expect(words.meant('/member-of-the-house')).toEqual({ suggestion: '/members' });
  expect(new KnownWords(['/workshop', '/x']).meant('/works')).toEqual({ suggestion: '/workshop' });
});

test('capitals alone are found, the first of several', () => {
  const words = new KnownWords(['/Team', '/TEAM', '/x']);
  expect([words.inOtherCapitals('/team'), words.inOtherCapitals('/teams')]).toEqual([
    '/Team',
    undefined,
  ]);
});

test('a set is looked through once, however many words are looked for', () => {
  const words = new Set(['/a']);
  expect(knownWords(words)).toBe(knownWords(words));
  expect(knownWords(new Set(words))).not.toBe(knownWords(words));
});

test('a word with wrong characters is found among many, whatever characters they are', () => {
  let seed = 1;
  const random = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const signs = 'abcdeéäаб中/1Qq~^';
  const made = (): string => Array.from({ length: 9 }, () => signs[random(signs.length)]).join('');
  for (let run = 0; run < 200; run += 1) {
    const all = Array.from({ length: 10 }, made);
    const right = all[random(10)] ?? '';
    const wrong = `${made().slice(0, 3)}${right.slice(3)}`;
    const { suggestion = '' } = new KnownWords(all).meant(wrong);
    expect([wrong, suggestion]).toEqual([wrong, right]);
  }
});
