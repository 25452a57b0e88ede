import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createI18n } from '@/i18n/create-i18n';
import { I18nContext } from '@/i18n/use-translation';
import { type FormRoom, FormRoomContext } from './form-room';
import { formSchema, type WordySchema } from './form-schema';
import { SchemaForm } from './SchemaForm';

const i18n = createI18n('en-US');
await i18n.load('form');

interface Options {
  bases?: FormRoom['bases'];
  upload?: FormRoom['upload'];
  instead?: unknown;
}

/** A form with one field `it`, as in the workbench. */
function show(it: WordySchema, value: unknown, { upload, instead, bases }: Options = {}) {
  const said = vi.fn();
  const source = { type: 'object', properties: { it } } as WordySchema;
  const { schema, uiSchema } = formSchema(source, { text: (text) => text, choice: String });
  function Shown() {
    const [now, setNow] = useState<unknown>({ it: value, unknown: 'kept' });
    const room = useMemo<FormRoom>(
      () => ({
        base: '',
        selected: '',
        value: now,
        faultAt: () => undefined,
        insteadAt: () => instead,
        markAt: () => null,
        added: undefined,
        onAdded: () => undefined,
        upload,
        bases,
        pictures: undefined,
        crop: undefined,
      }),
      [now],
    );
    return (
      <I18nContext value={i18n}>
        <FormRoomContext value={room}>
          <SchemaForm
            schema={schema}
            uiSchema={uiSchema}
            value={now}
            onChange={(next) => {
              said(next);
              setNow(next);
            }}
          />
        </FormRoomContext>
      </I18nContext>
    );
  }
  const { container } = render(<Shown />);
  return { said, container, last: () => said.mock.lastCall?.[0] };
}

const image: WordySchema = { type: 'string', title: 'Logo', description: 'Shown beside the title.', part: 'imageUrl' };
const file = (type: string, size = 10, name = 'logo.png') => {
  const made = new File(['x'.repeat(10)], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const choose = (container: HTMLElement, chosen: File) =>
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [chosen] } });

describe('a picture', () => {
  test('is shown with its size; an address without one says so', async () => {
    const { container } = show(image, '/brand/logo.svg');
    const shown = container.querySelector('img') as HTMLImageElement;
    expect(shown).toHaveAttribute('src', '/brand/logo.svg');
    Object.defineProperties(shown, { naturalWidth: { value: 640 }, naturalHeight: { value: 160 } });
    fireEvent.load(shown);
    expect(screen.getByText('640 × 160 pixels.')).toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Logo'));
    await userEvent.type(screen.getByLabelText('Logo'), '/x');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(screen.getByText(/There is no image at this address/)).toBeInTheDocument();
  });

  test('while none is chosen, the one that holds instead is shown', () => {
    const { container } = show(image, undefined, { instead: '/brand/default.svg' });
    expect(container.querySelector('img')).toHaveAttribute('src', '/brand/default.svg');
    expect(screen.getByLabelText('Logo')).toHaveAttribute('placeholder', '/brand/default.svg');
  });

  test('that is uploaded leaves its address', async () => {
    const upload = vi.fn(async () => ({ url: '/images/abc.png', width: 1, height: 1, bytes: 10 }));
    const { container, last } = show(image, undefined, { upload });
    choose(container, file('image/png'));
    expect(await screen.findByDisplayValue('/images/abc.png')).toBeInTheDocument();
    expect(last()).toEqual({ it: '/images/abc.png', unknown: 'kept' });
  });

  test.each([
    ['is none', file('text/plain', 10, 'notes.txt'), /“notes.txt” is not a PNG/],
    ['is too large', file('image/png', 3 * 1_048_576), /is 3.0 MB; the limit is 2 MB/],
  ])('that %s is refused before it is sent', async (_, chosen, message) => {
    const upload = vi.fn();
    const { container, said } = show(image, undefined, { upload });
    choose(container, chosen);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(upload).not.toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
  });

  test('that the server refuses leaves what was there, with the server’s reason', async () => {
    const upload = vi.fn(async () => {
      throw new Error('There is a script in it.');
    });
    const { container, said } = show(image, '/old.svg', { upload });
    choose(container, file('image/svg+xml'));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a script in it.');
    expect(screen.getByLabelText('Logo')).toHaveValue('/old.svg');
    expect(said).not.toHaveBeenCalled();
  });
});

describe('a list', () => {
  const list: WordySchema = {
    type: 'array',
    title: 'Links',
    maxItems: 3,
    items: { type: 'object', properties: { text: { type: 'string', title: 'Text' } } },
  };
  const value = [{ text: 'one', more: 1 }, { text: 'two' }];
  const texts = (form: { it: { text: string }[] }) => form.it.map(({ text }) => text);

  test('is put in order by buttons and by keys, and items keep what no schema knows', async () => {
    const { last } = show(list, value);
    await userEvent.click(screen.getByRole('button', { name: 'Move item 1 down' }));
    expect(last().it).toEqual([{ text: 'two' }, { text: 'one', more: 1 }]);
    screen.getByRole('button', { name: 'one' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(texts(last())).toEqual(['one', 'two']);
  });

  test('grows up to its limit, which it names', async () => {
    show(list, value);
    const name = 'Add to “Links”';
    expect(screen.getByText('2 of at most 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('3 of at most 3')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

test('a colour says how well words can be read on it; help is read out with its field', () => {
  show({ type: 'string', title: 'Brand', description: 'Of buttons.', part: 'color' }, '#ffcc00');
  expect(screen.getByText(/White text 1\.\d:1 too little contrast/)).toBeInTheDocument();
  expect(screen.getByText(/Black text 1\d\.\d:1 readable/)).toBeInTheDocument();
  expect(screen.getByLabelText('Brand')).toHaveAccessibleDescription('Of buttons.');
});

describe('knowledge bases', () => {
  const scope: WordySchema = { type: 'array', title: 'Searched', items: { type: 'integer' }, part: 'scope' };
  const bases = [
    { id: 1, name: 'Organization knowledge' },
    { id: 3, name: 'Public industrial knowledge', documentCount: 60 },
  ];
  const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });

  test('are chosen by name, with how much each holds', async () => {
    const { last } = show(scope, [3], { bases });
    expect(box('Public industrial knowledge 60 documents')).toBeChecked();
    await userEvent.click(box('Organization knowledge'));
    expect(last()).toMatchObject({ it: [1, 3] });
    await userEvent.click(box(/Public/));
    expect(last()).toMatchObject({ it: [1] });
  });

  test('begin with what holds while nothing is chosen', async () => {
    const { last } = show(scope, undefined, { bases, instead: [3] });
    expect(box(/Public/)).toBeChecked();
    await userEvent.click(box('Organization knowledge'));
    expect(last()).toMatchObject({ it: [1, 3] });
  });

  test('that do not exist are shown, and can be taken out', async () => {
    const { last } = show(scope, [3, 7], { bases });
    await userEvent.click(box('Number 7 (no such knowledge base)'));
    expect(last()).toMatchObject({ it: [3] });
  });
});
