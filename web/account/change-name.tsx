import { useState } from 'react';
import { call } from '../api/call.ts';
import { messageOf } from '../api/calls.ts';
import { mergeUser } from '../session/session.ts';
import { TextField } from '../ui/field.tsx';
import { ChangeForm } from './change-form.tsx';
import { notSaved } from './not-saved.ts';

type Names = { firstName: string; lastName: string };

export function ChangeName({ known, onChange }: { known: Names; onChange: () => Promise<void> }) {
  const [names, setNames] = useState(known);
  const set = (name: keyof Names) => (value: string) => setNames((now) => ({ ...now, [name]: value }));
  const save = async () => {
    const given = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    const result = await call('changeProfile', given);
    if (!result.ok) return messageOf(result, notSaved);
    mergeUser(given);
    await onChange();
    return null;
  };
  return (
    <ChangeForm title="Change your name" submit="Save name" isValid onSend={save} done="Your name is saved.">
      {() => (
        <>
          <TextField
            label="First name"
            optional
            autoComplete="given-name"
            value={names.firstName}
            onChange={set('firstName')}
          />
          <TextField
            label="Last name"
            optional
            autoComplete="family-name"
            value={names.lastName}
            onChange={set('lastName')}
          />
        </>
      )}
    </ChangeForm>
  );
}
