import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '@/ui/use-texts';
import { shellTexts } from './texts';

/** The logo as a link to the home page, which is the first one the user may open. */
export const HomeLink = ({ children }: { children: ReactNode }) => (
  <Link to="/" aria-label={useTexts(shellTexts).home} className="flex min-h-8 items-center rounded-md px-2 touch:min-h-11">
    {children}
  </Link>
);
