import { NO_FLAGS } from '@cadence/shared-contract';
import { jobLine, linkedinLink, permissionLabels } from './person-text.ts';

test('[PROF-003] job title and department are shown beside each other; the department is Corporate when none is set', () => {
  expect(jobLine({ JobTitle: 'Support Operations Manager', OrgUnit: 'Support' })).toBe(
    'Support Operations Manager | Support',
  );
  expect(jobLine({ JobTitle: 'Analyst', OrgUnit: null })).toBe('Analyst | Corporate');
  expect(jobLine({ JobTitle: ' ', OrgUnit: '' })).toBe('Corporate');
});

test('[PROF-007] only a LinkedIn address becomes a link', () => {
  expect(linkedinLink('https://www.linkedin.com/in/siobhan-o-briain/')).toEqual({
    href: 'https://www.linkedin.com/in/siobhan-o-briain/',
    text: 'linkedin.com/in/siobhan-o-briain',
  });
  expect(linkedinLink('https://linkedin.com/in/ana')?.text).toBe('linkedin.com/in/ana');
  expect(linkedinLink('https://linkedin.com.evil.example/in/ana')).toBeNull();
  expect(linkedinLink('javascript:alert(1)//https://linkedin.com/')).toBeNull();
  expect(linkedinLink(null)).toBeNull();
});

test('permission tags come in the documented order', () => {
  const flags = { ...NO_FLAGS, IsGoalManager: true, IsHrAdmin: true };
  expect(permissionLabels(flags)).toEqual(['Goal Manager', 'HR Admin']);
});
