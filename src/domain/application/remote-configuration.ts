import { record, text } from '../stored';

/** What the sign-in page is told from afar. @see MODEL-056 */
export type RemoteConfiguration = { hideSignUpForm: boolean; loginPageMessage: string };

/** Reads the fetched values, which may be strings; a fetch that failed hides nothing and says nothing. @see MODEL-056 AUTH-004 AUTH-017 */
export function remoteConfigurationFrom(fetched: unknown): RemoteConfiguration {
  const { hideSignUpForm, loginPageMessage } = record(fetched);
  return {
    hideSignUpForm: hideSignUpForm === true || text(hideSignUpForm).trim().toLowerCase() === 'true',
    loginPageMessage: text(loginPageMessage).trim(),
  };
}
