import { useState } from 'react';
import { expiryDays } from '@/domain/collaboration/expiry';
import { cardsFor, type PermissionCard } from '@/domain/collaboration/invite-form';
import { AddressChips } from '../../member-picker/address-chips';
import { PermissionRows } from '../../member-picker/permission-rows';

const collaborators = ['bo@example.org', 'boris@example.org'].map((email) => ({ id: email, email }));
const days = expiryDays(new Date(2030, 0, 1));

export function MemberPickerExample() {
  const [addresses, setAddresses] = useState(['ada@example.org', 'bo@']);
  const [cards, setCards] = useState<readonly PermissionCard[]>(() =>
    cardsFor(['ada@example.org', 'a-rather-long-address-of-somebody@department.example.org']),
  );
  return (
    <>
      <AddressChips addresses={addresses} onChange={setAddresses} collaborators={collaborators} />
      <PermissionRows cards={cards} onChange={setCards} days={days} today="2030-01-01" />
    </>
  );
}
