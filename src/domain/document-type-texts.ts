import { i18n } from '@/language/i18n';

/** The types of documents (`documentTypes`) as they are shown. */
export const documentTypeTexts = i18n('documentType', {
  induction: 'Induction',
  contractor: 'Contractor',
  visitor: 'Visitor',
  employee: 'Employee',
  emergency: 'Emergency',
  fire: 'Fire',
  firstAid: 'First Aid',
  hazardousMaterials: 'Hazardous Materials',
  hazardousSubstances: 'Hazardous Substances',
  hazardousChemicals: 'Hazardous Chemicals',
  hazardousWaste: 'Hazardous Waste',
  hazardousEnergy: 'Hazardous Energy',
  hazardousAtmosphere: 'Hazardous Atmosphere',
  hazardousEnvironment: 'Hazardous Environment',
  hazardousConditions: 'Hazardous Conditions',
  hazardousSituations: 'Hazardous Situations',
  hazardousEquipment: 'Hazardous Equipment',
  hazardousMachinery: 'Hazardous Machinery',
  hazardousTools: 'Hazardous Tools',
  hazardousVehicles: 'Hazardous Vehicles',
});

/** A stored type of a document in the language of the page; another text stays as it is. @see MODEL-034 */
export function documentTypeName(type: string): string {
  const key = type.charAt(0).toLowerCase() + type.slice(1).replaceAll(' ', '');
  const names: Record<string, string> = documentTypeTexts.get();
  return Object.hasOwn(names, key) ? (names[key] ?? type) : type;
}
