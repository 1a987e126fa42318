/** How a receiver checks the signature of a webhook; a test runs it. */
export const webhookExample = `import { createHmac, timingSafeEqual } from 'node:crypto';

export function isFromLoggia(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - time) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(id + '.' + time + '.' + body).digest('base64'));
  // two while a new secret replaces another
  return signatures.split(' ').some((each) => {
    const signature = Buffer.from(each);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}`;

/** The sections of the API’s page that show how to use it. Texts are HTML. */
export const examples: readonly { title: string; text: readonly string[]; code: string }[] = [
  {
    title: 'Begin',
    text: [
      'Whoever runs the organization makes a key in the app, under Settings → API Keys. It is shown once. Send it with each request, from a server of yours: never put it into a web page or an app that others download. Browsers on other sites can’t use the API.',
    ],
    code: `export LOGGIA="https://your-loggia.example/api/v1"
export KEY="lgk_…"

curl -H "Authorization: Bearer $KEY" "$LOGGIA/tours?limit=10"`,
  },
  {
    title: 'Read',
    text: [
      'A list has <code>items</code>, and <code>next</code>: send it as <code>cursor</code> for the following page, until it is null. A point has the columns of the spreadsheet of points (Export, in a tour’s form) as fields: <code>folder id</code> is <code>folderId</code>, the field of a type is <code>field:{key}</code>, a translation <code>name:{language}</code> or <code>text:{language}</code>.',
      'Texts are plain. A text of more than 32,000 characters is a mark that changes nothing.',
    ],
    code: `curl -H "Authorization: Bearer $KEY" "$LOGGIA/tours/TOUR/points?limit=1000"

{
  "items": [
    {
      "id": "Jx0…", "externalId": "PUMP-17", "folder": "Ground › Plant room", "kind": "tag", "name": "Pump 17",
      "text": "Serviced in May.", "links": "Manual|https://example.com/pump.pdf", "x": 1.5, "y": 0.8, "z": -3.2, …
    }
  ],
  "next": null
}`,
  },
  {
    title: 'Write with the ids of your own system',
    text: [
      'Give points an <code>externalId</code>. One request adds and changes up to 1,000 points by it; all of them are saved, or none. Fields that you don’t send stay as they are. A folder that isn’t there is made.',
      'A write is a save like any other: the tour’s history has it as “API key” with the name of the key, and editors who have the tour open get your changes merged into theirs.',
    ],
    code: `curl -X POST -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -H "Idempotency-Key: import-2026-11-29" \\
  -d '{ "points": [
        { "externalId": "PUMP-17", "name": "Pump 17", "folder": "Ground › Plant room", "kind": "tag", "x": 1.5, "y": 0.8, "z": -3.2 },
        { "externalId": "PUMP-18", "text": "Out of order" }
      ] }' \\
  "$LOGGIA/tours/TOUR/points/upsert"

curl -X PATCH -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{ "text": "Back in work", "links": null }' "$LOGGIA/tours/TOUR/points/external:PUMP-18"`,
  },
  {
    title: 'Write safely',
    text: [
      'A tour’s <code>ETag</code> is its revision. With <code>If-Match</code> a write happens only if nobody saved since; otherwise it is answered with 412, and nothing is changed.',
      'With an <code>Idempotency-Key</code> a request is carried out once within 24 hours, however often you send it: after a lost connection, send it again.',
      'A key can send 60 requests a minute; <code>RateLimit-Remaining</code> says how many are left. After 429, wait for the seconds of <code>Retry-After</code>. A request can have 5 MB.',
    ],
    code: '',
  },
  {
    title: 'Publish',
    text: ['A key that may publish makes versions of a tour as it is saved, and closes them.'],
    code: `curl -X POST -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" -H "Idempotency-Key: week-48" \\
  -d '{ "name": "Week 48", "public": true }' "$LOGGIA/tours/TOUR/versions"`,
  },
  {
    title: 'Hear what happens',
    text: [
      'A webhook (Settings → Webhooks) sends an address of yours what happens: a tour was created or changed, a version published, access requested, a comment written. It sends ids alone: read the rest through the API. Answer with 2xx within 15 seconds; anything else is tried again for a day, with the same <code>webhook-id</code>, so an event can come twice.',
      'Make sure that an event is from Loggia before you act on it, by its signature (<a href="https://www.standardwebhooks.com">Standard Webhooks</a>) and the webhook’s secret. In Node.js, with the body as it came, before it is parsed:',
    ],
    code: webhookExample,
  },
];
