import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedFiles, checkFile, filesIn, withFile, withoutFile } from './demand-files';

test('what demands take is a picture, a PDF or a plain text, up to its size', () => {
  expect(checkFile({ name: 'Chock.PNG', size: 10 * 1024 * 1024 })).toEqual({ picture: true });
  expect(checkFile({ name: 'drawing.pdf', size: 1 })).toEqual({ picture: false });
  expect(checkFile({ name: 'drawing.pdf', size: 20 * 1024 * 1024 + 1 })).toEqual({ fault: 'size', most: 20 });
  expect(checkFile({ name: 'drawing.dwg', size: 1 })).toEqual({ fault: 'kind' });
  expect(acceptedFiles.split(',')).toContain('.jpeg');
});

test('a file that is added is found by its name and taken away again; the rest of the text stays', () => {
  const url = fc.constantFrom('/files/abcdefghijklmnopqrstuv', '/files/ABCDEFGHIJKLMNOPQRSTUV');
  const name = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !/[\n\r\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(
      fc.constantFrom('', '停机窗口 48 小时。', 'One\n\nTwo [x](https://a.example)'),
      name,
      url,
      fc.boolean(),
      (text, title, at, picture) => {
        const added = withFile(text, { name: title, url: at, picture });
        expect(filesIn(added)).toEqual([{ name: title, url: at, picture }]);
        expect(withoutFile(added, at)).toBe(text);
      },
    ),
  );
});
