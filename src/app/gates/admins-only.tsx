import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const redirectDelayMs = 2000;

/** Shown on the pages of global admins to users without an organization, who are then led home. @see AUTH-040 */
export function AdminsOnly() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate('/dashboard', { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status" className="mx-auto max-w-md px-6 py-20 text-center">
      <h1 className="font-semibold text-ink text-xl tracking-tight">Missing user organization</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">This page is for Loggia administrators. Taking you to your home page…</p>
    </div>
  );
}
