import { sdkError } from '../sdk-error';
import type { Showcase } from '../showcase';

const CreationPolicy = {
  MATTERPORT: 'link.creationpolicy.matterport',
  REFERRER: 'link.creationpolicy.referrer',
  WINDOW: 'link.creationpolicy.window',
} as const;
const OpenPolicy = {
  DEFAULT: 'link.openpolicy.default',
  NEW_WINDOW: 'link.openpolicy.newwindow',
  SAME_FRAME: 'link.openpolicy.sameframe',
  CURRENT_WINDOW: 'link.openpolicy.currentwindow',
} as const;
const DestinationPolicy = { DEFAULT: 'link.destinationpolicy.default', MATTERPORT: 'link.destinationpolicy.matterport' } as const;

/** Links to the current view and to the model; policies are validated but have no effect. @see showcase-sdk §2.14, §3.3 */
export function linkNamespace({ host, requirePlaying }: Showcase) {
  const accept =
    (policies: Record<string, string>) =>
    async (policy: string): Promise<void> => {
      if (!Object.values(policies).includes(policy))
        throw sdkError('InvalidArgument', `The policy must be one of ${Object.values(policies).join(', ')}.`);
    };
  return {
    CreationPolicy,
    OpenPolicy,
    DestinationPolicy,
    async createDeepLink(): Promise<string> {
      requirePlaying('making a link to the view');
      return host.links.deep();
    },
    createLink: async (): Promise<string> => host.links.model(),
    setShareLinkPolicy: accept(CreationPolicy),
    setModelLinkPolicy: accept(OpenPolicy),
    setNavigationLinkPolicy: accept(OpenPolicy),
    setSameOriginLinkPolicy: accept(OpenPolicy),
    setExternalLinkPolicy: async (allowed: boolean): Promise<void> => {
      if (typeof allowed !== 'boolean') throw sdkError('InvalidArgument', 'The external link policy is true or false.');
    },
  };
}
