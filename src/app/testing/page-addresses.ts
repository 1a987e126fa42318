/**
 * What each address opens, one line an address: its gate, the name of its page (and its fixed title), its screen, what the screen reads from the
 * address, whether other sites may frame it, its first look, what of it is stored for offline use, the tour it is about, and the page that
 * src/start/early.js prepares for somebody who is not signed in.
 */
const table = `
# the dashboard [ROUTE-007 ROUTE-011 ROUTE-012]
/ | verified | Dashboard | AccountRoot | | | | | | signIn
/dashboard | verified | Dashboard | AccountRoot | | | | | | signIn
/dashboard/map/route/t1 | member | Map | Map | mode=route&tour=t1 | | | | | signIn
/dashboard/settings/theme | member | Settings | Settings | mode=theme | | | | | signIn
/dashboard/collaborations/invite/t1 | member | Collaborators | Collaborators | mode=invite&tour=t1 | | | | | signIn
/dashboard/my-page/invited | verified | Shared with me | SharedWithMe | mode=invited | | | | | signIn
/dashboard/collections/edit/c1 | member | Collections | Collections | mode=edit&tour=c1 | | | | | signIn
/dashboard/locations/map | member | Locations | Locations | mode=map | | | | | signIn
/dashboard/location/view/t1?location=l1 | member | Location | Location | mode=view&tour=t1 | | | | | signIn
/dashboard/tutorials/start | verified | Tutorials | Tutorials | mode=start | | | | | signIn
# the pages of the dashboard [ROUTE-009]
/dashboard/tours | member | Tours | Tours | | | | | | signIn
/dashboard/tours?q=hall | member | Tours | Tours | | | | | | signIn
/dashboard/map | member | Map | Map | | | | | | signIn
/dashboard/collections | member | Collections | Collections | | | | | | signIn
/dashboard/settings | member | Settings | Settings | | | | | | signIn
/dashboard/collaborations | member | Collaborators | Collaborators | | | | | | signIn
/dashboard/my-page | verified | Shared with me | SharedWithMe | | | | | | signIn
/dashboard/tutorials | verified | Tutorials | Tutorials | | | | | | signIn
/dashboard/locations | member | Locations | Locations | | | | | | signIn
/dashboard/location | member | Location | Location | | | | | | signIn
# pages of members and admins
/dashboard/overview | member | Overview | Overview | | | | | | signIn
/dashboard/bin | member | Bin | Bin | | | | | | signIn
/dashboard/members | member | Members | ManageUsers | | | | | | signIn
/dashboard/activity | member | Activity | Activity | | | | | | signIn
/dashboard/organizations | verified | Organizations = Organizations | AdminHome | | | | | | signIn
/dashboard/console/users | admin | Users | UsersMode | | | | | | signIn
/dashboard/console/modules | admin | Modules | ModulesMode | | | | | | signIn
/dashboard/console/pages | admin | Pages | PagesMode | | | | | | signIn
/dashboard/console/duplicate | admin | Duplicate | DuplicateMode | | | | | | signIn
/dashboard/console/import | admin | Import | ImportMode | | | | | | signIn
/dashboard/console/search | admin | ID Search | IdSearchMode | | | | | | signIn
/dashboard/console/health | admin | Health | HealthMode | | | | | | signIn
/dashboard/console/audit | admin | Audit | AuditMode | | | | | | signIn
/dashboard/location/compare | member | Compare | Compare | | | | | | signIn
/dashboard/location/play/t1 | member | Location | LocationPlayer | tour=t1 | | | | | signIn
/dashboard/tours/import | verified | Import | ImportTours | | | | | | signIn
# the pages of one tour [ROUTE-042 ROUTE-047]
/dashboard/tours/create | member | Create tour | CreateTour | | | | | | signIn
/dashboard/tours/edit | verified | Edit tour = Digital Twin | EditTour | | | | | | signIn
/dashboard/tours/edit/t1 | verified | Edit tour = Digital Twin | EditTour | tour=t1 | | | | t1 | signIn
/dashboard/tours/landing | verified | Landing Page | MissingTour | | | | | | signIn
/dashboard/tours/landing/hall%204 | verified | Landing Page = Digital Twin | Landing | tour=hall%204 | | | tour/hall%204 | hall 4 | signIn
/dashboard/tours/versions/t1 | verified | Versions = Digital Twin | Versions | tour=t1 | | | | | signIn
/dashboard/tours/versions/t1/compare/v1/now | verified | Compare versions = Digital Twin | VersionComparison | tour=t1&before=v1&after=now | | | | | signIn
# the player of the dashboard [ROUTE-022 ROUTE-043]
/dashboard/tour | verified | Digital Twin = Digital Twin | MissingTour | | | | | | signIn
/dashboard/tour/t1 | verified | Digital Twin = Digital Twin | TourPlayer | tour=t1 | | | tour/t1 | t1 | signIn
/dashboard/tour/hall%204/edit | verified | Digital Twin = Digital Twin | TourPlayer | tour=hall%204&mode=edit | | | tour/hall%204 | hall 4 | signIn
# the player of visitors, with places in it [ROUTE-023 ROUTE-024 ROUTE-043]
/digital-twin/t1/play | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=play | framable | player t1 | tour/t1 | t1 | player
/digital-twin/t1/edit | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=edit | framable | player t1 | tour/t1 | t1 | player
/digital-twin/hall%204/play?start=p1 | anyone | Digital Twin = Digital Twin | TourPlayer | tour=hall%204&mode=play | framable | player hall 4, aimed | tour/hall%204 | hall 4 | player
/digital-twin/t1/play/a1b2c3d4e5f6g7h8i9j0 | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=play&third=a1b2c3d4e5f6g7h8i9j0 | framable | player t1, aimed | tour/t1 | t1 | player
/digital-twin/t1/play/c1/a1b2c3d4e5f6g7h8i9j0 | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=play&third=c1&fourth=a1b2c3d4e5f6g7h8i9j0 | framable | player t1, aimed | tour/t1 | t1 | player
/digital-twin/t1/play/a1b2c3d4e5f6g7h8i9j0?start=p1 | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=play&third=a1b2c3d4e5f6g7h8i9j0 | framable | player t1, aimed | tour/t1 | t1 | player
# its modes [ROUTE-041 ROUTE-044]
/digital-twin/t1/insurance | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=insurance | framable | | tour/t1 | t1 | player
/digital-twin/t1/report | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=report | framable | | tour/t1 | t1 | player
/digital-twin/t1/files | anyone | Digital Twin = Digital Twin | TourPlayer | tour=t1&mode=files | framable | | tour/t1 | t1 | player
/digital-twin/tour/play | anyone | Digital Twin = Digital Twin | TourPlayer | tour=tour&mode=play | framable | player tour | tour/tour | tour | player
/digital-twin/edit-tour/play | anyone | Digital Twin = Digital Twin | TourPlayer | tour=edit-tour&mode=play | framable | player edit-tour | tour/edit-tour | edit-tour | player
/digital-twin/landing/t1 | anyone | Digital Twin = Digital Twin | TourPlayer | tour=landing&mode=t1 | framable | player landing | tour/landing | landing | player
# landing pages for visitors [ROUTE-018 ROUTE-043 ROUTE-047]
/digital-twin | anyone | Digital Twin = Digital Twin | MissingTour | | framable | | | | other
/digital-twin/ | anyone | Digital Twin = Digital Twin | MissingTour | | framable | | | | other
/digital-twin/t1 | anyone | Digital Twin = Digital Twin | VisitorTour | tour=t1 | framable | landing t1 | tour/t1 | t1 | landing
/digital-twin/t1/ | anyone | Digital Twin = Digital Twin | VisitorTour | tour=t1 | framable | landing t1 | tour/t1 | t1 | landing
/digital-twin/hall%204 | anyone | Digital Twin = Digital Twin | VisitorTour | tour=hall%204 | framable | landing hall 4 | tour/hall%204 | hall 4 | landing
/digital-twin/a%2Fb | anyone | Digital Twin = Digital Twin | VisitorTour | tour=a%2Fb | framable | landing a/b | tour/a%2Fb | a/b | landing
/digital-twin/t1?start=p1 | anyone | Digital Twin = Digital Twin | VisitorTour | tour=t1 | framable | player t1, aimed | tour/t1 | t1 | player
/digital-twin/%20 | anyone | Digital Twin = Digital Twin | VisitorTour | tour=%20 | framable | | tour/%20 | %20 | landing
/acme/landing/t1 | anyone | Landing Page = Digital Twin | VisitorTour | organization=acme&tour=t1 | framable | landing t1 | tour/t1 | | landing
/acme/landing/t1?start= | anyone | Landing Page = Digital Twin | VisitorTour | organization=acme&tour=t1 | framable | player t1 | tour/t1 | | player
/Casa%20Aperta/landing/hall%204 | anyone | Landing Page = Digital Twin | VisitorTour | organization=Casa%20Aperta&tour=hall%204 | framable | landing hall 4 | tour/hall%204 | | landing
# public versions and locations [ROUTE-003 ROUTE-020 ROUTE-046]
/public-tour/acme/t1/s1 | anyone | Public Tour | PublicVersion | organization=acme&tour=t1&id=s1 | framable | | version/acme/t1/s1 | | version
/public-tour/Casa%20Aperta/hall%204/current | anyone | Public Tour | PublicVersion | organization=Casa%20Aperta&tour=hall%204&id=current | framable | | version/Casa%20Aperta/hall%204/current | | version
/public-tour/acme/t1/compare/v1/now | anyone | Compare versions | PublicVersionComparison | organization=acme&tour=t1&before=v1&after=now | framable | | | | other
/player | anyone | Location | MissingLocation | | | | | | other
/player/l1 | anyone | Location | LocationPlayer | location=l1 | | | | | other
/player/l1/t1 | anyone | Location | LocationPlayer | location=l1&tour=t1 | | | | | other
/player/l1/t1/play | anyone | Location | LocationPlayer | location=l1&tour=t1&mode=play | | | | | other
/compare/l1?first=t1&second=t2 | anyone | Compare | PublicCompare | location=l1 | | | | | other
# stages [ROUTE-025 ROUTE-026 ROUTE-027]
/stage/t1/door | anyone | Stage | Stage | tour=t1&poi=door | framable | | tour/t1 | t1 | other
/stage/hall%204/The%20door | anyone | Stage | Stage | tour=hall%204&poi=The%20door | framable | | tour/hall%204 | hall 4 | other
/stage/t1 | anyone | Stage | Stage | tour=t1 | framable | | tour/t1 | t1 | other
/stage | anyone | Stage | Stage | | framable | | | | other
/demo | anyone | Demo | DemoPlayer | | framable | | | | other
/demo?tour=HouseGarden | anyone | Demo | DemoPlayer | | framable | | | | other
# the choice of an organization [ROUTE-004 ROUTE-005]
/o/acme | anyone | Organization | SetOrganization | organization=acme | | | | | other
/o/acme?page=collaborations | anyone | Organization | SetOrganization | organization=acme | | | | | other
/o/reset | anyone | Organization | SetOrganization | organization=reset | | | | | other
/o/tour | anyone | Organization | SetOrganization | organization=tour | | | | | other
# the dashboard of an organization [ROUTE-013 ROUTE-019]
/organization-dashboard/acme | anyone | Organization | SetOrganization | organization=acme | | | | | other
/acme/tours | anyone | Tours | SetOrganization | organization=acme | | | | | other
# forms [ROUTE-014 ROUTE-015 ROUTE-016]
/organization/acme | verified | Edit Organization | Organization | id=acme | | | | | other
/module/m1 | admin | Edit Module | Module | id=m1 | | | | | other
/acme/edit-tour/t1 | verified | Edit tour = Digital Twin | EditTourByOrganization | organization=acme&tour=t1 | | | | t1 | other
/Casa%20Aperta/edit-tour/hall%204 | verified | Edit tour = Digital Twin | EditTourByOrganization | organization=Casa%20Aperta&tour=hall%204 | | | | hall 4 | other
# older tours, collections and screens [ROUTE-017 ROUTE-029 ROUTE-040]
/acme/tour/t1 | verified | Tour = Digital Twin | OlderTour | organization=acme&id=t1 | | | | | other
/help/tour/t1 | verified | Tour = Digital Twin | OlderTour | organization=help&id=t1 | | | | | other
/acme/tour/t1?mode=view | verified | Tour = Digital Twin | OlderTour | organization=acme&id=t1 | | | | | other
/collection/c1 | verified | Collection | CollectionLanding | collection=c1 | | | | | other
/collection/c1/t1 | verified | Collection | CollectionLanding | collection=c1&tour=t1 | | | | | other
/collection/c1/t1/play/a1b2c3d4e5f6g7h8i9j0 | verified | Collection | CollectionLanding | collection=c1&tour=t1&mode=play&shareId=a1b2c3d4e5f6g7h8i9j0 | | | | | other
/collection | verified | Collection | MissingCollection | | | | | | other
/acme/screen/s1 | anyone | Screen | PublicWall | organization=acme&id=s1 | framable | | | | other
# joining [ROUTE-021 ROUTE-032]
/email-verification | anyone | Email verification | Verification | | | | | | other
/verify | anyone | Email verification | Verification | | | | | | other
/transfer | person | Transfer | Transfer | | | | | | other
# accounts [ROUTE-037 ROUTE-038 ROUTE-039]
/admin | person | Admin | Administration | | | | | | other
/admin/acme | person | Admin | Administration | organization=acme | | | | | other
/admin/acme/users | person | Admin | Administration | organization=acme&page=users | | | | | other
/signout | anyone | Signed out | SignedOut | | | | | | other
/logout | anyone | Signed out | SignedOut | | | | | | other
/change-org | anyone | Signed out | Joining | | | | | | other
/user/profile | person | Profile | Profile | mode=profile | | | | | other
# no page [ROUTE-028]
/404 | anyone | Page not found = Page not found | NotFound | *=404 | | | | | other
/no/such/page | anyone | Page not found = Page not found | NotFound | *=no%2Fsuch%2Fpage | | | | | other
# pages to read [ROUTE-031 ROUTE-035 ROUTE-036]
/help | anyone | Help | Help | | | | | | other
/terms-of-service | anyone | Terms | Terms | | | | | | other
/page/privacy | anyone | Page | CustomPage | id=privacy | | | | | other
/page/privacy?x=/digital-twin/t1 | anyone | Page | CustomPage | id=privacy | | | | | other
# pages to look at [ROUTE-030 ROUTE-033 ROUTE-034]
/splash | anyone | Loggia | Splash | | | | | | other
/test | anyone | Test | DemoScroll | | | | | | other
/theme | member | Theme | Theme | | | | | | other
# addresses of a root that lead nowhere
/acme/tour | verified | Page not found = Page not found | NotFound | *=acme%2Ftour | | | | | other
/acme/edit-tour | verified | Page not found = Page not found | NotFound | *=acme%2Fedit-tour | | | | | other
/collection/c1/t1/play/s1/more | verified | Page not found = Page not found | NotFound | *=collection%2Fc1%2Ft1%2Fplay%2Fs1%2Fmore | | | | | other
/user/profile/more | verified | Page not found = Page not found | NotFound | *=user%2Fprofile%2Fmore | | | | | other
/admin/landing/t1/more | verified | Page not found = Page not found | NotFound | *=admin%2Flanding%2Ft1%2Fmore | | | | | other
/organization/acme/more | verified | Page not found = Page not found | NotFound | *=organization%2Facme%2Fmore | | | | | other
/page/tour/t1 | anyone | Page not found = Page not found | NotFound | *=page%2Ftour%2Ft1 | | | | | other
/o/tour/t1 | anyone | Page not found = Page not found | NotFound | *=o%2Ftour%2Ft1 | | | | | other
/dashboardx | anyone | Page not found = Page not found | NotFound | *=dashboardx | | | | | other
# addresses of the dashboard that look like pages of visitors
/user/landing/t1 | verified | Page not found = Page not found | NotFound | *=user%2Flanding%2Ft1 | | | | | other
/organization/landing/t1 | verified | Page not found = Page not found | NotFound | *=organization%2Flanding%2Ft1 | | | | | other
/collection/landing/t1 | verified | Collection | CollectionLanding | collection=landing&tour=t1 | | | | | other
/admin/landing/t1 | person | Admin | Administration | organization=landing&page=t1 | | | | | other
`;

export type PageAddress = {
  address: string;
  gate: string;
  name: string;
  title: string | undefined;
  screen: string;
  params: Record<string, string>;
  isFramable: boolean;
  firstLook: string;
  stored: string;
  tour: string;
  start: string;
};

/** The addresses by what they have in common, whose name ends with the ledger's ids. */
export const addressGroups: [title: string, addresses: PageAddress[]][] = table
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((group) => {
    const [title = '', ...lines] = group.trim().split('\n');
    return [title, lines.map(addressFrom)];
  });

/** All addresses. */
export const pageAddresses: PageAddress[] = addressGroups.flatMap(([, addresses]) => addresses);

function addressFrom(line: string): PageAddress {
  const [address = '', gate = '', names = '', screen = '', params, framable, firstLook = '', stored = '', tour = '', start = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [name = '', title] = names.split(' = ');
  return {
    address,
    gate,
    name,
    title,
    screen,
    params: Object.fromEntries(new URLSearchParams(params)),
    isFramable: framable === 'framable',
    firstLook,
    stored,
    tour: decodeURIComponent(tour),
    start,
  };
}
