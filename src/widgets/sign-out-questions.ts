type SignOutQuestion = () => Promise<boolean>;

const questions = new Set<SignOutQuestion>();

/** Asks before signing out deletes something of this device; resolves to whether to sign out. @returns removes the question */
export function addSignOutQuestion(question: SignOutQuestion): () => void {
  questions.add(question);
  return () => {
    questions.delete(question);
  };
}

/** Whether signing out may go on. */
export async function maySignOut(): Promise<boolean> {
  for (const question of [...questions]) if (!(await question())) return false;
  return true;
}
