import { useEffect, useState } from 'react';
import { type SignInWays, signInWays } from '@/backend/auth/account';

/** How who is signed in can prove that it is them; null until the identity provider says. */
export function useSignInWays(): SignInWays | null {
  const [ways, setWays] = useState<SignInWays | null>(null);
  useEffect(() => {
    let isOver = false;
    signInWays().then((known) => {
      if (!isOver) setWays(known);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return ways;
}
