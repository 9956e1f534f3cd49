import { type Handler, refuse } from '#functions/edge/outcome.ts';
import { normalEmail } from './person.ts';
import { slowDown } from './slow-down.ts';

export type Credentials = { email: string; password: string };

/**
 * `refused`: a wrong password or no such account. Nobody may be able to tell these two apart. `unfinished`: the right
 * password of an account whose registration stopped before its last step.
 */
export type SignInEnding = { userId: string; token: string } | 'refused' | 'unfinished' | 'too-often';

type Deps = { signIn: (credentials: Credentials) => Promise<SignInEnding> };

/** A token for a person who knows the password. Anyone else learns nothing, not even whether the account exists. */
export const login =
  ({ signIn }: Deps): Handler<'login'> =>
  async ({ body }) => {
    const credentials = { email: normalEmail(body.email), password: body.password };
    if (!credentials.email || !credentials.password) return refuse('malformed', 'Enter your email and your password.');
    const ending = await signIn(credentials);
    if (ending === 'too-often') return slowDown;
    // Only a person who knows the password gets here, so this tells nobody else that the account exists.
    if (ending === 'unfinished')
      return refuse(
        'wrong-credentials',
        'Your account is not quite finished. Register once more with the same email and password.',
      );
    if (ending === 'refused')
      return refuse('wrong-credentials', 'Email or password is not right. Check both and try again.');
    return { answer: { token: ending.token } };
  };
