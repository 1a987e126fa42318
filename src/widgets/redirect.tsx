import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

type Props = { to: string };

/**
 * Replaces the current URL. The router's `Navigate` stays where it is if the same path is entered again before its target is rendered.
 * This does not.
 */
export function Redirect({ to }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path reached again is a new location
  useEffect(() => {
    navigate(to, { replace: true });
  }, [location, to]);
  return null;
}
