/** The person whom the environment of the tests names as an operator. */
export const operatorPerson = { email: 'operator@seamfolk.example', firstName: 'Olu', lastName: 'Bello' };
