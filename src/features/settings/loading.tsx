/** Stands for a section until what is stored is there. */
export const Loading = () => <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />;
