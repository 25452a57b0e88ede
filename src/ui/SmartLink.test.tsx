import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SmartLink } from './SmartLink';

const show = (url: string) =>
  render(
    <MemoryRouter>
      <SmartLink url={url}>Go</SmartLink>
    </MemoryRouter>,
  );

test('a page of the portal stays in this window', () => {
  show('/engine');
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/engine');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
});

test('another site opens beside it and learns nothing', () => {
  show('https://example.com/');
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('what is no address is only text', () => {
  show('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Go')).toBeInTheDocument();
});
