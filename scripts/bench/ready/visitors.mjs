// Opens the pages: with a new browser profile for each visit, or with that of a signed-in user.
import { profile, signIn } from '../app-stack.mjs';
import { chooseOrganization, listCached } from '../tour-lists.mjs';
import { measuredVisit, plainVisit } from './visit.mjs';

/** @returns `measure(site, page, condition)`, the moments of one visit; `warmUp(site, page)`, an initial visit */
export function visitors(browser) {
  const members = new Map();

  const onPage = async (context, use) => {
    const page = await context.newPage();
    try {
      return await use(page);
    } finally {
      await page.close();
    }
  };

  const memberOf = async (site, page) => {
    const key = `${site.address} ${page.name}`;
    if (members.has(key)) return members.get(key);
    const context = await browser.newContext(profile);
    await onPage(context, async (tab) => {
      await signIn(tab, site.address, page.email);
      await chooseOrganization(tab, site.address, page.organization, { forgetting: true });
      await tab.goto(site.address + page.path);
      await listCached(tab);
    });
    members.set(key, context);
    return context;
  };

  const visit = async (context, site, page, { cache, ...condition }) => {
    await onPage(context, clearHttpCache);
    if (cache === 'warm') await onPage(context, (tab) => plainVisit(tab, site.address + page.path, page));
    if (page.organization) {
      await onPage(context, (tab) => chooseOrganization(tab, site.address, page.organization, { forgetting: page.first === true }));
    }
    return onPage(context, (tab) => measuredVisit(tab, site.address + page.path, page, condition));
  };

  const measure = async (site, page, condition) => {
    if (page.email) return visit(await memberOf(site, page), site, page, condition);
    const context = await browser.newContext(profile);
    try {
      return await visit(context, site, page, condition);
    } finally {
      await context.close();
    }
  };

  return { measure, warmUp: (site, page) => measure(site, page, { cache: 'cold', cpu: 1, net: 'none' }) };
}

async function clearHttpCache(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
}
