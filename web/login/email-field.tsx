import { invalidEmail, isEmail } from '#shared/quiz/answer.ts';
import { TextField } from '#web/ui/field.tsx';

type EmailFieldProps = {
  value: string;
  onChange: (value: string) => void;
  showError: boolean;
  /** `username` if a password manager should fill in an account. */
  autoComplete: 'username' | 'email';
};

/** The sentence for an invalid address, or null for a valid one. */
export const emailError = (email: string): string | null => (isEmail(email.trim()) ? null : invalidEmail);

export function EmailField({ value, ...field }: EmailFieldProps) {
  return (
    <TextField
      label="Email address"
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      error={emailError(value)}
      {...field}
    />
  );
}
