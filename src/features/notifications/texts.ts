import { i18n, params } from '@/language/i18n';

export const notificationTexts = i18n('notifications', {
  title: 'Notifications',
  description: 'What concerns you: the latest 50, for 90 days',
  markAllRead: 'Mark all as read',
  markFailed: 'It isn’t marked as read. ',
  chooseMails: 'Choose emails',
  empty: 'Nothing yet',
  emptyText: 'When somebody mentions you, answers you, asks for access, proposes a version or gives you access, it is listed here.',
  unread: 'Unread:',
  request: params('{author} asks for access'),
  granted: params('Your request of {day} was granted'),
  declined: params('Your request of {day} was declined'),
  mention: params('{author} mentioned you in a comment'),
  answer: params('{author} answered in a thread of yours'),
  proposal: params('{author} proposed a version'),
  returned: params('{author} sent your proposal back'),
  published: params('{author} published your proposal'),
  access: 'You were given access',
  webhookFailed: 'A webhook doesn’t reach its receiver',
  closed: 'Something that you can’t open any more',
});
