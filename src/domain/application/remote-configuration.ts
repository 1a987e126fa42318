import { record, text } from '../stored';

/** The remotely configured part of the sign-in page. @see MODEL-056 */
export type RemoteConfiguration = { hideSignUpForm: boolean; loginPageMessage: string };

/**
 * Reads the fetched values, which may be strings; after a failed fetch nothing is hidden and no message is shown.
 * @see MODEL-056 AUTH-004 AUTH-017
 */
export function remoteConfigurationFrom(fetched: unknown): RemoteConfiguration {
  const { hideSignUpForm, loginPageMessage } = record(fetched);
  return {
    hideSignUpForm: hideSignUpForm === true || text(hideSignUpForm).trim().toLowerCase() === 'true',
    loginPageMessage: text(loginPageMessage).trim(),
  };
}
