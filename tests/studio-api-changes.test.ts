/** Changes by scripts and Studio at /_edit/api. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, fragment, home, setTitle } from './studio-api-site.ts';
import { at, digestOf, get, post, read } from './studio-server.ts';

describe('changes', () => {
  test('change only their line, and are undone and redone byte for byte', async () => {
    const digests = { [file]: digestOf(file) };
    const { status, body } = await post('/changes', { ...setTitle('Hello: you'), digests });
    expect(status).toBe(200);
    const after = home.replace('title: Welcome', 'title: "Hello: you"');
    expect(read(file)).toBe(after);
    expect(body.files[file].digest).toBe(digestOf(file));
    expect(body.files[file].diff).toContain('-    title: Welcome\n+    title: "Hello: you"\n');
    expect(body.problems).toEqual([]);
    const undone = await post('/undo', { undo: body.undo });
    expect(undone.status).toBe(200);
    expect(read(file)).toBe(home);
    await post('/undo', { undo: undone.body.undo });
    expect(read(file)).toBe(after);
  });

  test('that replace an earlier one apply to the text before it, and are undone with it', async () => {
    const [first, second] = ['Welcome to ', 'Welcome to us'].map((value) => setTitle(value));
    const { body: typed } = await post('/changes', first);
    expect(read(file)).toContain('title: "Welcome to "\n');
    const { body } = await post('/changes', { ...second, replaces: typed.undo });
    const after = home.replace('title: Welcome', 'title: Welcome to us');
    expect([body.hasReplaced, read(file)]).toEqual([true, after]);
    expect(body.files[file].diff).toContain(
      '-    title: "Welcome to "\n+    title: Welcome to us\n',
    );
    const { body: undone } = await post('/undo', { undo: body.undo });
    expect(read(file)).toBe(home);
    await post('/undo', { undo: undone.undo });
    expect(read(file)).toBe(after);
    const { body: back } = await post('/changes', { ...setTitle('Welcome'), replaces: body.undo });
    expect([back.undo.files, read(file)]).toEqual([[], home]);
  });

  test('that replace one whose file has changed since are separate changes', async () => {
    const { body: typed } = await post('/changes', setTitle('Mine'));
    writeFileSync(at(file), `# newer\n${read(file)}`);
    const { body } = await post('/changes', { ...setTitle('Mine too'), replaces: typed.undo });
    expect(body.hasReplaced).toBeUndefined();
    await post('/undo', { undo: body.undo });
    expect(read(file)).toBe(`# newer\n${home.replace('Welcome', 'Mine')}`);
    const { status } = await post('/changes', { ...setTitle('Mine'), replaces: { files: [] } });
    expect(status).toBe(400);
  });

  test('that replace one whose text is not kept any more are separate changes', async () => {
    const { body: typed } = await post('/changes', setTitle('Mine'));
    rmSync(at('.pagewright/kept'), { recursive: true });
    const { status, body } = await post('/changes', {
      ...setTitle('Mine too'),
      replaces: typed.undo,
    });
    expect([status, body.hasReplaced]).toEqual([200, undefined]);
    expect(read(file)).toBe(home.replace('Welcome', 'Mine too'));
    const lost = await post('/undo', { undo: typed.undo });
    expect([lost.status, lost.body.error]).toEqual([409, `What ${file} was is no longer kept.`]);
  });

  test('of several files are made together, or not at all', async () => {
    const call = 'pages/_fragments/call.yaml';
    const changes = [
      {
        file,
        path: ['blocks', 2, 'columns', 0, 'blocks', 0],
        op: 'move',
        to: { file: call, path: [1] },
      },
      { file: call, path: [0, 'heading'], op: 'set', value: 'Ring us' },
    ];
    const { status, body } = await post('/changes', { changes });
    expect(status).toBe(200);
    expect(read(call)).toBe(`${fragment.replace('Call', 'Ring')}- type: text\n  body: Left.\n`);
    expect(read(file)).toContain('      - blocks: []\n');
    await post('/undo', { undo: body.undo });
    expect([read(file), read(call)]).toEqual([home, fragment]);
    const bad = await post('/changes', {
      changes: [changes[1], { file, path: ['blocks', 9], op: 'remove' }],
    });
    expect(bad).toMatchObject({ status: 422, body: { error: 'There is nothing at blocks.9.' } });
    expect([read(file), read(call)]).toEqual([home, fragment]);
  });

  test('that add errors are refused with those errors', async () => {
    const { status, body } = await post('/changes', setTitle(['no', 'text']));
    expect(status).toBe(422);
    expect(body.problems).toMatchObject([{ severity: 'error', file, line: 7 }]);
    expect(body.error).not.toMatch(/schema|must be/);
    const link = {
      file,
      path: ['blocks', 0, 'buttons'],
      op: 'set',
      value: [{ label: 'Go', to: '/nowhere' }],
    };
    expect(await post('/changes', { changes: [link] })).toMatchObject({
      status: 422,
      body: { problems: [{ name: 'broken-link' }] },
    });
    expect(read(file)).toBe(home);
  });

  test('that make a file too large to be read are refused, through every endpoint', async () => {
    const change = await post('/changes', setTitle('x'.repeat(3_000_000), ['description']));
    const text = `${home}# ${'x'.repeat(1024 * 1024)}\n`;
    const whole = { file, text, digest: digestOf(file) };
    const answers = [
      change,
      await post('/file', whole, {}, 'PUT'),
      await post('/pages/new', { route: '/long', title: 'x'.repeat(2_000_000) }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.error).toMatch(/^pages\/\w+\.yaml would be larger than 1 MB, the most/);
    }
    expect([read(file), existsSync(at('pages/long.yaml'))]).toEqual([home, false]);
  });

  test('of a page with a mistake are made, as long as they make no other', async () => {
    const bad = home.replace('title: Welcome', 'titel: Welcome');
    writeFileSync(at(file), bad);
    expect((await post('/changes', setTitle('Start', ['title']))).status).toBe(200);
    expect(read(file)).toBe(bad.replace('Home', 'Start'));
  });

  test('of a file that is newer are made where their place is still there', async () => {
    const { body: page } = await get('/page?route=/');
    const digests = { [file]: page.digest };
    const newer = home.replace(
      '  # The banner\n',
      '  - type: text\n    body: Put in meanwhile.\n  # The banner\n',
    );
    writeFileSync(at(file), newer);
    expect((await post('/changes', { ...setTitle('Mine'), digests })).status).toBe(200);
    expect(read(file)).toBe(newer.replace('title: Welcome', 'title: Mine'));
    writeFileSync(at(file), home.replace('Welcome', 'Theirs'));
    const refused = await post('/changes', { ...setTitle('Mine'), digests });
    expect(refused.status).toBe(409);
    expect(refused.body.digests).toEqual({ [file]: digestOf(file) });
    expect(refused.body.files[file].text).toBe(read(file));
    expect(read(file)).toContain('Theirs');
  });

  test('are taken back in a file that is newer elsewhere, and not where it was changed there', async () => {
    const { body } = await post('/changes', setTitle('Mine'));
    writeFileSync(at(file), `# newer\n${read(file)}`);
    const { status } = await post('/undo', { undo: body.undo });
    expect(status).toBe(200);
    expect(read(file)).toBe(`# newer\n${home}`);
    writeFileSync(at(file), home.replace('Welcome', 'Theirs'));
    expect((await post('/undo', { undo: body.undo })).status).toBe(409);
  });

  test('in a rush are made one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post('/changes', {
          changes: [
            {
              file,
              path: ['blocks', '-'],
              op: 'insert',
              value: { type: 'text', body: `No. ${index}` },
            },
          ],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (let index = 0; index < 12; index++) expect(read(file)).toContain(`body: No. ${index}\n`);
  });
});
