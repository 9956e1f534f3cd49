import { aws, type Binding } from './binding.ts';

const cognito = aws('cognito/latest/developerguide/quotas.html', 'Cognito quotas');

/** Each submission by somebody new: one password, one user, one sign-in, one confirmed address. */
export const cognitoBindings: readonly Binding[] = [
  {
    what: '**Cognito**: new passwords a second',
    needs: (rate) => rate,
    usual: 25,
    source: cognito,
    raise: 'Service Quotas, bought by the request; and `throttleTimes`',
  },
  {
    what: '**Cognito**: new users a second',
    needs: (rate) => rate,
    usual: 50,
    source: cognito,
    raise: 'Service Quotas, bought by the request',
  },
  {
    what: '**Cognito**: sign-ins a second',
    needs: (rate) => rate,
    usual: 120,
    source: cognito,
    raise: 'Service Quotas, bought by the request',
  },
  {
    what: '**Cognito**: changed users a second (each confirms an address)',
    needs: (rate) => rate,
    usual: 25,
    source: cognito,
    raise: 'Service Quotas, bought by the request; and `throttleTimes`',
  },
];
