export const AccountProblem = ({ error }: { error: Error | null }) =>
  error && (
    <p role="alert" className="text-pretty text-danger text-sm">
      {error.message}
    </p>
  );
