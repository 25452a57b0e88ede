import { afterEach, expect, test } from 'vitest';
import { createLifeCycle } from './life-cycle';

afterEach(() => document.body.replaceChildren());

function place() {
  const container = document.createElement('div');
  container.id = 'place';
  document.body.append(container);
  return container;
}

test('qiankun mounts, updates and unmounts one element, as often as it wants', async () => {
  const container = place();
  const { bootstrap, mount, unmount, update } = createLifeCycle('millwright-portal');
  await bootstrap();
  const identity = () => 'signed';
  const props = { container, portal: 'https://portal.example', channel: 'ch_1', mode: 'light', identity };
  for (let round = 0; round < 3; round += 1) {
    await mount(props);
    const [element, ...more] = container.children;
    expect(more).toEqual([]);
    expect(element?.outerHTML).toBe(
      '<millwright-portal portal="https://portal.example" channel="ch_1" mode="light"></millwright-portal>',
    );
    expect((element as never as typeof props).identity).toBe(identity);
    await update({ container, mode: 'dark' });
    expect(element?.getAttribute('mode')).toBe('dark');
    // A host that forgot to unmount gets no second one.
    if (round > 0) await unmount({ container });
  }
  expect(container.children).toHaveLength(0);
});

test('single-spa names its place by a selector, and one that is missing is an error', async () => {
  const container = place();
  const { mount, unmount } = createLifeCycle('millwright-portal');
  await mount({ container: '#place', channel: 'ch_1' });
  expect(container.children).toHaveLength(1);
  await unmount({ container: '#place' });
  expect(container.children).toHaveLength(0);
  await expect(mount({ container: '#nowhere', channel: 'ch_1' })).rejects.toThrow('container');
  await unmount({ container: null });
});
