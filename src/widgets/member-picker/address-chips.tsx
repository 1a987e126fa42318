import { type Collaborator, suggestedAddresses } from '@/domain/collaboration/collaborators';
import { isEmail } from '@/domain/email';
import { endsAddress, parseAddresses } from '@/domain/pasted-addresses';
import { ChipsField } from '@/ui/chips-field/chips-field';

type Props = {
  label?: string;
  hint?: string;
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  /** Addresses that the organization invited before. */
  collaborators?: readonly Collaborator[];
  error?: string | null;
  /** The error while an address is not valid. */
  invalidMessage?: string;
};

/** Email addresses, typed, pasted or suggested. @see COLLAB-012 COLLAB-013 COLLAB-014 COLLAB-015 COLLAB-016 */
export function AddressChips({
  label = 'Email addresses',
  hint = 'Type or paste addresses, separated by commas, spaces or lines.',
  addresses,
  onChange,
  collaborators = nobody,
  error,
  invalidMessage = 'Please enter a valid email address',
}: Props) {
  return (
    <ChipsField
      label={label}
      hint={hint}
      error={error}
      values={addresses}
      onChange={onChange}
      enter={withEntered}
      ends={endsAddress}
      isValid={isEmail}
      invalidMessage={invalidMessage}
      suggest={(search) => suggestedAddresses(collaborators, search, addresses)}
      placeholder="name@example.org"
    />
  );
}

const nobody: readonly Collaborator[] = [];

/** What is no address becomes a chip at the end, so that it can be corrected. */
function withEntered(chips: readonly string[], written: string): string[] {
  const { addresses, unreadable } = parseAddresses(chips.filter(isEmail), written);
  return [...new Set([...addresses, ...chips.filter((chip) => !isEmail(chip)), ...unreadable])];
}
