// Runs in index.html before any other code has arrived (scripts/early-start.mjs puts it there as it stands): asks for the files of the page that
// the address names and, for a public tour, for its documents and its picture, so that they come side by side and not one after the other.
// What it asks for too much or not at all, the app asks for itself. Its hash is in firebase.json: after a change, npm run headers.

{
  const { files, languages, documents, service, alternateModels, pages } = JSON.parse(document.getElementById('early').textContent);
  const [pathname = '', query = ''] = location.hash.slice(1).split('?');
  // what src/app/routes.ts says of its pages: see earlyPages in src/app/page-overview.ts
  const found = pages.find(({ shape }) => new RegExp(shape).test(pathname));
  const tour = found ? decoded(new RegExp(found.shape).exec(pathname)[1] ?? '') : '';
  const page = pageFor(found?.page);
  // before the files: to ask for a dozen of them takes a slow phone a tenth of a second
  if (tour !== '' && documents !== '' && !isSignedIn()) askForTour();

  // nothing but a public tour opens in a frame, as mayBeFramed says in src/app/area.ts
  const mayOpen = window.top === window.self || tour !== '';
  const language = pageLanguage();
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
  if (mayOpen) {
    nameShell();
    const [first = [], next = []] = files[page] ?? [];
    for (const file of [...first, languages[language]].filter(Boolean)) preload(file, 'auto');
    for (const file of next) preload(file, 'low');
    if (page === 'tours') drawLastLook();
  }

  // The list of tours as this browser showed it last, in place of the skeleton, once its style sheet is there. See src/widgets/last-look.ts.
  function drawLastLook() {
    const look = stored('lastLook');
    const { uid } = stored('lastUser')?.identity ?? {};
    if (!look || look.uid !== uid || look.hash !== location.hash || look.width !== innerWidth) return;
    if (look.organization !== localStorage.getItem('organizationId')) return;
    const { dataset } = document.documentElement;
    dataset.look = 'stored';
    const draw = ({ target }) => {
      if (target.rel !== 'stylesheet' || target.getAttribute('href') !== look.sheet) return;
      document.removeEventListener('load', draw, true);
      const skeleton = document.querySelector('#root > .start');
      if (skeleton) skeleton.outerHTML = look.markup;
      dataset.look = skeleton ? 'drawn' : '';
      document.dispatchEvent(new Event('lastlook'));
    };
    document.addEventListener('load', draw, true);
  }

  function preload(href, fetchPriority) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', fetchPriority, href }));
  }

  // The skeleton in index.html is that of this page, in the stored color scheme.
  function nameShell() {
    const { dataset } = document.documentElement;
    dataset.start = page;
    try {
      const scheme = localStorage.getItem('colorScheme');
      if (scheme === 'light' || scheme === 'dark') dataset.colorScheme = scheme;
      if (localStorage.getItem('menuExpanded') === 'false') dataset.startMenu = 'collapsed';
    } catch {
      // without storage there are no settings
    }
  }

  function pageFor(name = 'other') {
    if (name === 'dashboard') return isSignedIn() ? 'tours' : 'signIn';
    return name === 'landing' && new URLSearchParams(query).has('start') ? 'player' : name;
  }

  // The language of the page, whose texts are asked for unless they are English, and in whose direction the skeleton is drawn. See pageLanguage in
  // src/app/page-language.ts, and localeOf and directionOf in src/language/locale-of.ts.
  function pageLanguage() {
    if (page === 'tours') return 'en';
    for (const tag of [new URLSearchParams(query).get('lang'), storedLanguage(), ...navigator.languages]) {
      const [code = ''] = (tag ?? '').toLowerCase().split(/[-_]/);
      const found = [tag, code, /^n[no]$/.test(code) ? 'nb' : ''].find((each) => each === 'en' || languages[each]);
      if (found) return found;
    }
    return 'en';
  }

  function directionOf(code) {
    return /^(ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(-|$)/.test(code) ? 'rtl' : 'ltr';
  }

  function stored(name) {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  }

  function storedLanguage() {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  }

  // In a frame everybody is a visitor. See mayBeSignedIn in src/backend/auth/stored-user.ts.
  function isSignedIn() {
    try {
      if (window.top !== window.self) return false;
      const last = JSON.parse(localStorage.getItem('lastUser') ?? 'null');
      return last ? last.session === 'open' : localStorage.getItem('signedIn') !== null;
    } catch {
      return true;
    }
  }

  // The app takes these answers by the names of the documents. See src/backend/live/rest-fetches.ts.
  function askForTour() {
    const answers = {};
    window.__early = answers;
    const asked = ask(`tours/${tour}`);
    asked
      .then(([{ found }]) => {
        const fields = found?.fields ?? {};
        const organization = fields.organization?.stringValue;
        if (organization) ask(`organizations/${organization}`);
        const model = alternateModels[tour] ?? fields.matterportId?.stringValue;
        if (model && !fields.thumbnailUrl?.stringValue) fetchPicture(model);
      })
      .catch(() => {});

    function ask(path) {
      const name = `${documents.slice(documents.indexOf('/v1/') + 4)}/${path}`;
      const answer = fetch(`${documents}:batchGet`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify({ documents: [name] }),
        signal: AbortSignal.timeout(8000),
      }).then((response) => response.json());
      answer.catch(() => {});
      answers[path] = answer;
      return answer;
    }
  }

  // As the page shows it. See src/widgets/tour-image.ts.
  function fetchPicture(model) {
    const width = page === 'player' ? 1280 : 1600;
    const address = (dpr) => `${service}/api/player/models/${encodeURIComponent(model)}/thumb?width=${width}&dpr=${dpr}`;
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'image',
        href: address(1),
        imageSrcset: `${address(1)} 1x, ${address(2)} 2x`,
      }),
    );
  }

  function decoded(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  }
}
