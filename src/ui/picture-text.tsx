import './picture-text.css';
import type { ReactNode } from 'react';
import { cn } from './cn';

type Props = {
  /** Where the text begins: `page` in line with the columns of a page, `box` at the padding of a box. */
  inset: 'page' | 'box';
  children: ReactNode;
  /** Below the text, on backgrounds of its own: as wide as the picture. */
  actions: ReactNode;
};

/** Text at the lower left of a picture, readable on any; the right 55 % of the picture stay as they are where there is room beside the text. */
export const PictureText = ({ inset, children, actions }: Props) => (
  <div className="@container relative print:static">
    <div aria-hidden className="picture-scrim print:hidden" />
    <div
      className={cn(
        inset === 'page' ? 'px-4 pt-6 pb-6 md:px-10 md:pb-12 md:low-window:pb-4 lg:ps-[calc(2.5rem+max(0px,50cqw-36rem))]' : 'p-5 md:p-8',
      )}
    >
      <div
        className={cn(
          'over-picture print:max-w-none',
          inset === 'page' ? 'lg:max-w-[calc(40cqw-max(0px,50cqw-36rem))]' : 'lg:max-w-[calc(40cqw-2rem)]',
        )}
      >
        {children}
      </div>
      {actions}
    </div>
  </div>
);
