import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { EmptyPage } from './EmptyPage';
import { Picture } from './Picture';
import { PlainButton } from './PlainButton';
import { Section } from './Section';
import { Skeleton } from './Skeleton';

describe('Image', () => {
  test('of one that cannot be loaded the place and the words stay, and another one gets its chance', () => {
    const { rerender } = render(<Picture src="/a.svg" alt="Logo" height={28} />);
    fireEvent.error(screen.getByAltText('Logo'));
    expect(screen.getByAltText('Logo')).not.toBeVisible();
    expect(screen.getByAltText('Logo')).toHaveAttribute('height', '28');
    rerender(<Picture src="/b.svg" alt="Logo" />);
    expect(screen.getByAltText('Logo')).toBeVisible();
  });

  test('something can stand in for one that cannot be loaded', () => {
    const { container, rerender } = render(<Picture src="/a.svg" alt="" instead="M" />);
    expect(container).toHaveTextContent('');
    fireEvent.error(container.querySelector('img') as Element);
    expect(container).toHaveTextContent('M');
    rerender(<Picture src="/b.svg" alt="" instead="M" />);
    expect(container).not.toHaveTextContent('M');
  });

  test('pictures of the first screen do not wait', () => {
    render(<Picture src="/a.svg" alt="Now" first />);
    render(<Picture src="/a.svg" alt="Later" />);
    expect(screen.getByAltText('Now')).toHaveAttribute('loading', 'eager');
    expect(screen.getByAltText('Later')).toHaveAttribute('loading', 'lazy');
  });
});

test('a section is called by its heading, at the level it is given', () => {
  render(
    <Section title="Questions" level={3} aside={<a href="/more">More</a>}>
      inside
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent('inside');
  expect(screen.getByRole('heading', { level: 3, name: 'Questions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toBeInTheDocument();
});

test('a button never submits a form by accident', () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PlainButton look="primary">Go</PlainButton>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an empty page offers one thing to do', () => {
  render(
    <MemoryRouter>
      <EmptyPage level={1} title="Nothing" text="Yet" action={{ label: 'Home', url: '/engine' }} picture="gap" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a skeleton keeps a place and says nothing', () => {
  const { container } = render(<Skeleton height={120} />);
  expect(container.firstChild).toHaveStyle({ height: '120px' });
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
});
