import { type Collaborator, suggestedAddresses } from '@/domain/collaboration/collaborators';
import { isEmail, parseAddresses } from '@/domain/email';
import { ChipsField } from '@/ui/chips-field/chips-field';

type Props = {
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  /** Addresses that the organization invited before. */
  collaborators: readonly Collaborator[];
  error?: string | null;
  /** The error while an address is not valid. */
  invalidMessage?: string;
};

/** Email addresses, typed, pasted or suggested. @see COLLAB-012 COLLAB-013 COLLAB-014 COLLAB-015 COLLAB-016 */
export function AddressChips({ addresses, onChange, collaborators, error, invalidMessage = 'Please enter a valid email address' }: Props) {
  return (
    <ChipsField
      label="Email addresses"
      hint="Type or paste addresses, separated by commas, spaces or lines."
      error={error}
      values={addresses}
      onChange={onChange}
      enter={withEntered}
      isValid={isEmail}
      invalidMessage={invalidMessage}
      suggest={(search) => suggestedAddresses(collaborators, search, addresses)}
      placeholder="name@example.org"
    />
  );
}

/** What is no address becomes a chip too, so that it can be corrected. */
function withEntered(addresses: readonly string[], written: string): string[] {
  const entered = parseAddresses(addresses, written);
  return [...new Set([...entered.addresses, ...entered.remainder.split(', ').filter(Boolean)])];
}
