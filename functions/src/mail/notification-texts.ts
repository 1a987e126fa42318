import { count, params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const notificationMailTexts = textsByLanguage('notificationMail', {
  request: params('{author} asks for access to {name}'),
  mention: params('{author} mentioned you in a comment on {name}'),
  answer: params('{author} answered in a thread of yours on {name}'),
  proposal: params('{author} proposed a version of {name}'),
  returned: params('{author} sent your proposal for {name} back'),
  published: params('{author} published your proposal for {name}'),
  webhookFailed: params('A webhook of {name} doesn’t reach its receiver'),
  news: count({ one: '{count} notification on Loggia', other: '{count} notifications on Loggia' }),
  openRequest: 'Answer the request',
  openComment: 'Open the comment',
  openVersions: 'Open the versions',
  openWebhooks: 'Open the webhooks',
  openAll: 'See all notifications',
  link: params('{action}: {address}'),
  switchOff: 'Switch off these emails',
  choose: 'Choose your emails',
});
