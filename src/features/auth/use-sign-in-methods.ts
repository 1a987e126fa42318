import { useEffect, useState } from 'react';
import { fetchSignInMethods, type SignInMethods } from '@/backend/auth/account';

/** The current user's sign-in methods; null while loading. */
export function useSignInMethods(): SignInMethods | null {
  const [methods, setMethods] = useState<SignInMethods | null>(null);
  useEffect(() => {
    let isCancelled = false;
    fetchSignInMethods().then((result) => {
      if (!isCancelled) setMethods(result);
    });
    return () => {
      isCancelled = true;
    };
  }, []);
  return methods;
}
