-- Regions and comunas as the law names them, by day: a change of the law is a row that ends and one that begins.
create schema places;
grant usage on schema places to puente_app;

create table places.region (
  code text not null check (code ~ '^[0-9]{2}$'),
  name text not null,
  abbreviation text not null,
  -- From north to south.
  position integer not null,
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  primary key (code, valid_from)
);
create unique index region_today on places.region (code) where valid_to is null;
grant select on places.region to puente_app;

create table places.comuna (
  code text not null check (code ~ '^[0-9]{5}$'),
  region_code text not null,
  name text not null,
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  primary key (code, valid_from)
);
create unique index comuna_today on places.comuna (code) where valid_to is null;
grant select on places.comuna to puente_app;

-- database/places/comunas.csv, in force since Chile has 16 regions.
insert into places.region (code, name, abbreviation, position, valid_from) values
  ('15', 'Arica y Parinacota', 'AyP', 1, '2018-09-06'),
  ('01', 'Tarapacá', 'TPCA', 2, '2018-09-06'),
  ('02', 'Antofagasta', 'ANTOF', 3, '2018-09-06'),
  ('03', 'Atacama', 'ATCMA', 4, '2018-09-06'),
  ('04', 'Coquimbo', 'COQ', 5, '2018-09-06'),
  ('05', 'Valparaíso', 'VALPO', 6, '2018-09-06'),
  ('13', 'Metropolitana de Santiago', 'RM', 7, '2018-09-06'),
  ('06', 'Libertador General Bernardo O''Higgins', 'LGBO', 8, '2018-09-06'),
  ('07', 'Maule', 'MAULE', 9, '2018-09-06'),
  ('16', 'Ñuble', 'NUBLE', 10, '2018-09-06'),
  ('08', 'Biobío', 'BBIO', 11, '2018-09-06'),
  ('09', 'La Araucanía', 'ARAUC', 12, '2018-09-06'),
  ('14', 'Los Ríos', 'RIOS', 13, '2018-09-06'),
  ('10', 'Los Lagos', 'LAGOS', 14, '2018-09-06'),
  ('11', 'Aysén del General Carlos Ibáñez del Campo', 'AYSEN', 15, '2018-09-06'),
  ('12', 'Magallanes y de la Antártica Chilena', 'MAG', 16, '2018-09-06');
insert into places.comuna (code, region_code, name, valid_from) values
  ('01101', '01', 'Iquique', '2018-09-06'),
  ('01107', '01', 'Alto Hospicio', '2018-09-06'),
  ('01401', '01', 'Pozo Almonte', '2018-09-06'),
  ('01402', '01', 'Camiña', '2018-09-06'),
  ('01403', '01', 'Colchane', '2018-09-06'),
  ('01404', '01', 'Huara', '2018-09-06'),
  ('01405', '01', 'Pica', '2018-09-06'),
  ('02101', '02', 'Antofagasta', '2018-09-06'),
  ('02102', '02', 'Mejillones', '2018-09-06'),
  ('02103', '02', 'Sierra Gorda', '2018-09-06'),
  ('02104', '02', 'Taltal', '2018-09-06'),
  ('02201', '02', 'Calama', '2018-09-06'),
  ('02202', '02', 'Ollagüe', '2018-09-06'),
  ('02203', '02', 'San Pedro de Atacama', '2018-09-06'),
  ('02301', '02', 'Tocopilla', '2018-09-06'),
  ('02302', '02', 'María Elena', '2018-09-06'),
  ('03101', '03', 'Copiapó', '2018-09-06'),
  ('03102', '03', 'Caldera', '2018-09-06'),
  ('03103', '03', 'Tierra Amarilla', '2018-09-06'),
  ('03201', '03', 'Chañaral', '2018-09-06'),
  ('03202', '03', 'Diego de Almagro', '2018-09-06'),
  ('03301', '03', 'Vallenar', '2018-09-06'),
  ('03302', '03', 'Alto del Carmen', '2018-09-06'),
  ('03303', '03', 'Freirina', '2018-09-06'),
  ('03304', '03', 'Huasco', '2018-09-06'),
  ('04101', '04', 'La Serena', '2018-09-06'),
  ('04102', '04', 'Coquimbo', '2018-09-06'),
  ('04103', '04', 'Andacollo', '2018-09-06'),
  ('04104', '04', 'La Higuera', '2018-09-06'),
  ('04105', '04', 'Paiguano', '2018-09-06'),
  ('04106', '04', 'Vicuña', '2018-09-06'),
  ('04201', '04', 'Illapel', '2018-09-06'),
  ('04202', '04', 'Canela', '2018-09-06'),
  ('04203', '04', 'Los Vilos', '2018-09-06'),
  ('04204', '04', 'Salamanca', '2018-09-06'),
  ('04301', '04', 'Ovalle', '2018-09-06'),
  ('04302', '04', 'Combarbalá', '2018-09-06'),
  ('04303', '04', 'Monte Patria', '2018-09-06'),
  ('04304', '04', 'Punitaqui', '2018-09-06'),
  ('04305', '04', 'Río Hurtado', '2018-09-06'),
  ('05101', '05', 'Valparaíso', '2018-09-06'),
  ('05102', '05', 'Casablanca', '2018-09-06'),
  ('05103', '05', 'Concón', '2018-09-06'),
  ('05104', '05', 'Juan Fernández', '2018-09-06'),
  ('05105', '05', 'Puchuncaví', '2018-09-06'),
  ('05107', '05', 'Quintero', '2018-09-06'),
  ('05109', '05', 'Viña del Mar', '2018-09-06'),
  ('05201', '05', 'Isla de Pascua', '2018-09-06'),
  ('05301', '05', 'Los Andes', '2018-09-06'),
  ('05302', '05', 'Calle Larga', '2018-09-06'),
  ('05303', '05', 'Rinconada', '2018-09-06'),
  ('05304', '05', 'San Esteban', '2018-09-06'),
  ('05401', '05', 'La Ligua', '2018-09-06'),
  ('05402', '05', 'Cabildo', '2018-09-06'),
  ('05403', '05', 'Papudo', '2018-09-06'),
  ('05404', '05', 'Petorca', '2018-09-06'),
  ('05405', '05', 'Zapallar', '2018-09-06'),
  ('05501', '05', 'Quillota', '2018-09-06'),
  ('05502', '05', 'Calera', '2018-09-06'),
  ('05503', '05', 'Hijuelas', '2018-09-06'),
  ('05504', '05', 'La Cruz', '2018-09-06'),
  ('05506', '05', 'Nogales', '2018-09-06'),
  ('05601', '05', 'San Antonio', '2018-09-06'),
  ('05602', '05', 'Algarrobo', '2018-09-06'),
  ('05603', '05', 'Cartagena', '2018-09-06'),
  ('05604', '05', 'El Quisco', '2018-09-06'),
  ('05605', '05', 'El Tabo', '2018-09-06'),
  ('05606', '05', 'Santo Domingo', '2018-09-06'),
  ('05701', '05', 'San Felipe', '2018-09-06'),
  ('05702', '05', 'Catemu', '2018-09-06'),
  ('05703', '05', 'Llaillay', '2018-09-06'),
  ('05704', '05', 'Panquehue', '2018-09-06'),
  ('05705', '05', 'Putaendo', '2018-09-06'),
  ('05706', '05', 'Santa María', '2018-09-06'),
  ('05801', '05', 'Quilpué', '2018-09-06'),
  ('05802', '05', 'Limache', '2018-09-06'),
  ('05803', '05', 'Olmué', '2018-09-06'),
  ('05804', '05', 'Villa Alemana', '2018-09-06'),
  ('06101', '06', 'Rancagua', '2018-09-06'),
  ('06102', '06', 'Codegua', '2018-09-06'),
  ('06103', '06', 'Coinco', '2018-09-06'),
  ('06104', '06', 'Coltauco', '2018-09-06'),
  ('06105', '06', 'Doñihue', '2018-09-06'),
  ('06106', '06', 'Graneros', '2018-09-06'),
  ('06107', '06', 'Las Cabras', '2018-09-06'),
  ('06108', '06', 'Machalí', '2018-09-06'),
  ('06109', '06', 'Malloa', '2018-09-06'),
  ('06110', '06', 'Mostazal', '2018-09-06'),
  ('06111', '06', 'Olivar', '2018-09-06'),
  ('06112', '06', 'Peumo', '2018-09-06'),
  ('06113', '06', 'Pichidegua', '2018-09-06'),
  ('06114', '06', 'Quinta de Tilcoco', '2018-09-06'),
  ('06115', '06', 'Rengo', '2018-09-06'),
  ('06116', '06', 'Requínoa', '2018-09-06'),
  ('06117', '06', 'San Vicente', '2018-09-06'),
  ('06201', '06', 'Pichilemu', '2018-09-06'),
  ('06202', '06', 'La Estrella', '2018-09-06'),
  ('06203', '06', 'Litueche', '2018-09-06'),
  ('06204', '06', 'Marchihue', '2018-09-06'),
  ('06205', '06', 'Navidad', '2018-09-06'),
  ('06206', '06', 'Paredones', '2018-09-06'),
  ('06301', '06', 'San Fernando', '2018-09-06'),
  ('06302', '06', 'Chépica', '2018-09-06'),
  ('06303', '06', 'Chimbarongo', '2018-09-06'),
  ('06304', '06', 'Lolol', '2018-09-06'),
  ('06305', '06', 'Nancagua', '2018-09-06'),
  ('06306', '06', 'Palmilla', '2018-09-06'),
  ('06307', '06', 'Peralillo', '2018-09-06'),
  ('06308', '06', 'Placilla', '2018-09-06'),
  ('06309', '06', 'Pumanque', '2018-09-06'),
  ('06310', '06', 'Santa Cruz', '2018-09-06'),
  ('07101', '07', 'Talca', '2018-09-06'),
  ('07102', '07', 'Constitución', '2018-09-06'),
  ('07103', '07', 'Curepto', '2018-09-06'),
  ('07104', '07', 'Empedrado', '2018-09-06'),
  ('07105', '07', 'Maule', '2018-09-06'),
  ('07106', '07', 'Pelarco', '2018-09-06'),
  ('07107', '07', 'Pencahue', '2018-09-06'),
  ('07108', '07', 'Río Claro', '2018-09-06'),
  ('07109', '07', 'San Clemente', '2018-09-06'),
  ('07110', '07', 'San Rafael', '2018-09-06'),
  ('07201', '07', 'Cauquenes', '2018-09-06'),
  ('07202', '07', 'Chanco', '2018-09-06'),
  ('07203', '07', 'Pelluhue', '2018-09-06'),
  ('07301', '07', 'Curicó', '2018-09-06'),
  ('07302', '07', 'Hualañé', '2018-09-06'),
  ('07303', '07', 'Licantén', '2018-09-06'),
  ('07304', '07', 'Molina', '2018-09-06'),
  ('07305', '07', 'Rauco', '2018-09-06'),
  ('07306', '07', 'Romeral', '2018-09-06'),
  ('07307', '07', 'Sagrada Familia', '2018-09-06'),
  ('07308', '07', 'Teno', '2018-09-06'),
  ('07309', '07', 'Vichuquén', '2018-09-06'),
  ('07401', '07', 'Linares', '2018-09-06'),
  ('07402', '07', 'Colbún', '2018-09-06'),
  ('07403', '07', 'Longaví', '2018-09-06'),
  ('07404', '07', 'Parral', '2018-09-06'),
  ('07405', '07', 'Retiro', '2018-09-06'),
  ('07406', '07', 'San Javier', '2018-09-06'),
  ('07407', '07', 'Villa Alegre', '2018-09-06'),
  ('07408', '07', 'Yerbas Buenas', '2018-09-06'),
  ('08101', '08', 'Concepción', '2018-09-06'),
  ('08102', '08', 'Coronel', '2018-09-06'),
  ('08103', '08', 'Chiguayante', '2018-09-06'),
  ('08104', '08', 'Florida', '2018-09-06'),
  ('08105', '08', 'Hualqui', '2018-09-06'),
  ('08106', '08', 'Lota', '2018-09-06'),
  ('08107', '08', 'Penco', '2018-09-06'),
  ('08108', '08', 'San Pedro de la Paz', '2018-09-06'),
  ('08109', '08', 'Santa Juana', '2018-09-06'),
  ('08110', '08', 'Talcahuano', '2018-09-06'),
  ('08111', '08', 'Tomé', '2018-09-06'),
  ('08112', '08', 'Hualpén', '2018-09-06'),
  ('08201', '08', 'Lebu', '2018-09-06'),
  ('08202', '08', 'Arauco', '2018-09-06'),
  ('08203', '08', 'Cañete', '2018-09-06'),
  ('08204', '08', 'Contulmo', '2018-09-06'),
  ('08205', '08', 'Curanilahue', '2018-09-06'),
  ('08206', '08', 'Los Alamos', '2018-09-06'),
  ('08207', '08', 'Tirúa', '2018-09-06'),
  ('08301', '08', 'Los Angeles', '2018-09-06'),
  ('08302', '08', 'Antuco', '2018-09-06'),
  ('08303', '08', 'Cabrero', '2018-09-06'),
  ('08304', '08', 'Laja', '2018-09-06'),
  ('08305', '08', 'Mulchén', '2018-09-06'),
  ('08306', '08', 'Nacimiento', '2018-09-06'),
  ('08307', '08', 'Negrete', '2018-09-06'),
  ('08308', '08', 'Quilaco', '2018-09-06'),
  ('08309', '08', 'Quilleco', '2018-09-06'),
  ('08310', '08', 'San Rosendo', '2018-09-06'),
  ('08311', '08', 'Santa Bárbara', '2018-09-06'),
  ('08312', '08', 'Tucapel', '2018-09-06'),
  ('08313', '08', 'Yumbel', '2018-09-06'),
  ('08314', '08', 'Alto Biobío', '2018-09-06'),
  ('09101', '09', 'Temuco', '2018-09-06'),
  ('09102', '09', 'Carahue', '2018-09-06'),
  ('09103', '09', 'Cunco', '2018-09-06'),
  ('09104', '09', 'Curarrehue', '2018-09-06'),
  ('09105', '09', 'Freire', '2018-09-06'),
  ('09106', '09', 'Galvarino', '2018-09-06'),
  ('09107', '09', 'Gorbea', '2018-09-06'),
  ('09108', '09', 'Lautaro', '2018-09-06'),
  ('09109', '09', 'Loncoche', '2018-09-06'),
  ('09110', '09', 'Melipeuco', '2018-09-06'),
  ('09111', '09', 'Nueva Imperial', '2018-09-06'),
  ('09112', '09', 'Padre Las Casas', '2018-09-06'),
  ('09113', '09', 'Perquenco', '2018-09-06'),
  ('09114', '09', 'Pitrufquén', '2018-09-06'),
  ('09115', '09', 'Pucón', '2018-09-06'),
  ('09116', '09', 'Saavedra', '2018-09-06'),
  ('09117', '09', 'Teodoro Schmidt', '2018-09-06'),
  ('09118', '09', 'Toltén', '2018-09-06'),
  ('09119', '09', 'Vilcún', '2018-09-06'),
  ('09120', '09', 'Villarrica', '2018-09-06'),
  ('09121', '09', 'Cholchol', '2018-09-06'),
  ('09201', '09', 'Angol', '2018-09-06'),
  ('09202', '09', 'Collipulli', '2018-09-06'),
  ('09203', '09', 'Curacautín', '2018-09-06'),
  ('09204', '09', 'Ercilla', '2018-09-06'),
  ('09205', '09', 'Lonquimay', '2018-09-06'),
  ('09206', '09', 'Los Sauces', '2018-09-06'),
  ('09207', '09', 'Lumaco', '2018-09-06'),
  ('09208', '09', 'Purén', '2018-09-06'),
  ('09209', '09', 'Renaico', '2018-09-06'),
  ('09210', '09', 'Traiguén', '2018-09-06'),
  ('09211', '09', 'Victoria', '2018-09-06'),
  ('10101', '10', 'Puerto Montt', '2018-09-06'),
  ('10102', '10', 'Calbuco', '2018-09-06'),
  ('10103', '10', 'Cochamó', '2018-09-06'),
  ('10104', '10', 'Fresia', '2018-09-06'),
  ('10105', '10', 'Frutillar', '2018-09-06'),
  ('10106', '10', 'Los Muermos', '2018-09-06'),
  ('10107', '10', 'Llanquihue', '2018-09-06'),
  ('10108', '10', 'Maullín', '2018-09-06'),
  ('10109', '10', 'Puerto Varas', '2018-09-06'),
  ('10201', '10', 'Castro', '2018-09-06'),
  ('10202', '10', 'Ancud', '2018-09-06'),
  ('10203', '10', 'Chonchi', '2018-09-06'),
  ('10204', '10', 'Curaco de Vélez', '2018-09-06'),
  ('10205', '10', 'Dalcahue', '2018-09-06'),
  ('10206', '10', 'Puqueldón', '2018-09-06'),
  ('10207', '10', 'Queilén', '2018-09-06'),
  ('10208', '10', 'Quellón', '2018-09-06'),
  ('10209', '10', 'Quemchi', '2018-09-06'),
  ('10210', '10', 'Quinchao', '2018-09-06'),
  ('10301', '10', 'Osorno', '2018-09-06'),
  ('10302', '10', 'Puerto Octay', '2018-09-06'),
  ('10303', '10', 'Purranque', '2018-09-06'),
  ('10304', '10', 'Puyehue', '2018-09-06'),
  ('10305', '10', 'Río Negro', '2018-09-06'),
  ('10306', '10', 'San Juan de la Costa', '2018-09-06'),
  ('10307', '10', 'San Pablo', '2018-09-06'),
  ('10401', '10', 'Chaitén', '2018-09-06'),
  ('10402', '10', 'Futaleufú', '2018-09-06'),
  ('10403', '10', 'Hualaihué', '2018-09-06'),
  ('10404', '10', 'Palena', '2018-09-06'),
  ('11101', '11', 'Coyhaique', '2018-09-06'),
  ('11102', '11', 'Lago Verde', '2018-09-06'),
  ('11201', '11', 'Aysén', '2018-09-06'),
  ('11202', '11', 'Cisnes', '2018-09-06'),
  ('11203', '11', 'Guaitecas', '2018-09-06'),
  ('11301', '11', 'Cochrane', '2018-09-06'),
  ('11302', '11', 'O''Higgins', '2018-09-06'),
  ('11303', '11', 'Tortel', '2018-09-06'),
  ('11401', '11', 'Chile Chico', '2018-09-06'),
  ('11402', '11', 'Río Ibáñez', '2018-09-06'),
  ('12101', '12', 'Punta Arenas', '2018-09-06'),
  ('12102', '12', 'Laguna Blanca', '2018-09-06'),
  ('12103', '12', 'Río Verde', '2018-09-06'),
  ('12104', '12', 'San Gregorio', '2018-09-06'),
  ('12201', '12', 'Cabo de Hornos', '2018-09-06'),
  ('12202', '12', 'Antártica', '2018-09-06'),
  ('12301', '12', 'Porvenir', '2018-09-06'),
  ('12302', '12', 'Primavera', '2018-09-06'),
  ('12303', '12', 'Timaukel', '2018-09-06'),
  ('12401', '12', 'Natales', '2018-09-06'),
  ('12402', '12', 'Torres del Paine', '2018-09-06'),
  ('13101', '13', 'Santiago', '2018-09-06'),
  ('13102', '13', 'Cerrillos', '2018-09-06'),
  ('13103', '13', 'Cerro Navia', '2018-09-06'),
  ('13104', '13', 'Conchalí', '2018-09-06'),
  ('13105', '13', 'El Bosque', '2018-09-06'),
  ('13106', '13', 'Estación Central', '2018-09-06'),
  ('13107', '13', 'Huechuraba', '2018-09-06'),
  ('13108', '13', 'Independencia', '2018-09-06'),
  ('13109', '13', 'La Cisterna', '2018-09-06'),
  ('13110', '13', 'La Florida', '2018-09-06'),
  ('13111', '13', 'La Granja', '2018-09-06'),
  ('13112', '13', 'La Pintana', '2018-09-06'),
  ('13113', '13', 'La Reina', '2018-09-06'),
  ('13114', '13', 'Las Condes', '2018-09-06'),
  ('13115', '13', 'Lo Barnechea', '2018-09-06'),
  ('13116', '13', 'Lo Espejo', '2018-09-06'),
  ('13117', '13', 'Lo Prado', '2018-09-06'),
  ('13118', '13', 'Macul', '2018-09-06'),
  ('13119', '13', 'Maipú', '2018-09-06'),
  ('13120', '13', 'Ñuñoa', '2018-09-06'),
  ('13121', '13', 'Pedro Aguirre Cerda', '2018-09-06'),
  ('13122', '13', 'Peñalolén', '2018-09-06'),
  ('13123', '13', 'Providencia', '2018-09-06'),
  ('13124', '13', 'Pudahuel', '2018-09-06'),
  ('13125', '13', 'Quilicura', '2018-09-06'),
  ('13126', '13', 'Quinta Normal', '2018-09-06'),
  ('13127', '13', 'Recoleta', '2018-09-06'),
  ('13128', '13', 'Renca', '2018-09-06'),
  ('13129', '13', 'San Joaquín', '2018-09-06'),
  ('13130', '13', 'San Miguel', '2018-09-06'),
  ('13131', '13', 'San Ramón', '2018-09-06'),
  ('13132', '13', 'Vitacura', '2018-09-06'),
  ('13201', '13', 'Puente Alto', '2018-09-06'),
  ('13202', '13', 'Pirque', '2018-09-06'),
  ('13203', '13', 'San José de Maipo', '2018-09-06'),
  ('13301', '13', 'Colina', '2018-09-06'),
  ('13302', '13', 'Lampa', '2018-09-06'),
  ('13303', '13', 'Tiltil', '2018-09-06'),
  ('13401', '13', 'San Bernardo', '2018-09-06'),
  ('13402', '13', 'Buin', '2018-09-06'),
  ('13403', '13', 'Calera de Tango', '2018-09-06'),
  ('13404', '13', 'Paine', '2018-09-06'),
  ('13501', '13', 'Melipilla', '2018-09-06'),
  ('13502', '13', 'Alhué', '2018-09-06'),
  ('13503', '13', 'Curacaví', '2018-09-06'),
  ('13504', '13', 'María Pinto', '2018-09-06'),
  ('13505', '13', 'San Pedro', '2018-09-06'),
  ('13601', '13', 'Talagante', '2018-09-06'),
  ('13602', '13', 'El Monte', '2018-09-06'),
  ('13603', '13', 'Isla de Maipo', '2018-09-06'),
  ('13604', '13', 'Padre Hurtado', '2018-09-06'),
  ('13605', '13', 'Peñaflor', '2018-09-06'),
  ('14101', '14', 'Valdivia', '2018-09-06'),
  ('14102', '14', 'Corral', '2018-09-06'),
  ('14103', '14', 'Lanco', '2018-09-06'),
  ('14104', '14', 'Los Lagos', '2018-09-06'),
  ('14105', '14', 'Máfil', '2018-09-06'),
  ('14106', '14', 'Mariquina', '2018-09-06'),
  ('14107', '14', 'Paillaco', '2018-09-06'),
  ('14108', '14', 'Panguipulli', '2018-09-06'),
  ('14201', '14', 'La Unión', '2018-09-06'),
  ('14202', '14', 'Futrono', '2018-09-06'),
  ('14203', '14', 'Lago Ranco', '2018-09-06'),
  ('14204', '14', 'Río Bueno', '2018-09-06'),
  ('15101', '15', 'Arica', '2018-09-06'),
  ('15102', '15', 'Camarones', '2018-09-06'),
  ('15201', '15', 'Putre', '2018-09-06'),
  ('15202', '15', 'General Lagos', '2018-09-06'),
  ('16101', '16', 'Chillán', '2018-09-06'),
  ('16102', '16', 'Bulnes', '2018-09-06'),
  ('16103', '16', 'Chillán Viejo', '2018-09-06'),
  ('16104', '16', 'El Carmen', '2018-09-06'),
  ('16105', '16', 'Pemuco', '2018-09-06'),
  ('16106', '16', 'Pinto', '2018-09-06'),
  ('16107', '16', 'Quillón', '2018-09-06'),
  ('16108', '16', 'San Ignacio', '2018-09-06'),
  ('16109', '16', 'Yungay', '2018-09-06'),
  ('16201', '16', 'Quirihue', '2018-09-06'),
  ('16202', '16', 'Cobquecura', '2018-09-06'),
  ('16203', '16', 'Coelemu', '2018-09-06'),
  ('16204', '16', 'Ninhue', '2018-09-06'),
  ('16205', '16', 'Portezuelo', '2018-09-06'),
  ('16206', '16', 'Ranquil', '2018-09-06'),
  ('16207', '16', 'Treguaco', '2018-09-06'),
  ('16301', '16', 'San Carlos', '2018-09-06'),
  ('16302', '16', 'Coihueco', '2018-09-06'),
  ('16303', '16', 'Ñiquén', '2018-09-06'),
  ('16304', '16', 'San Fabián', '2018-09-06'),
  ('16305', '16', 'San Nicolás', '2018-09-06');

create schema terms;
grant usage on schema terms to puente_app;

-- Who accepted which version of which text: its hash as it was read, the moment, and the sealed address.
create table terms.acceptance (
  id uuid primary key,
  user_id uuid,
  -- Until a registration has become a user.
  registration_id uuid,
  kind text not null check (kind in ('terms-of-use', 'privacy-notice')),
  version integer not null check (version > 0),
  text_hash bytea not null check (length(text_hash) = 32),
  at timestamptz not null,
  -- Absent where nobody accepted over the network.
  ip bytea,
  check (user_id is not null or registration_id is not null)
);
create unique index acceptance_of_user on terms.acceptance (user_id, kind, version) where user_id is not null;
create unique index acceptance_of_registration on terms.acceptance (registration_id, kind)
  where registration_id is not null;
grant select, insert, delete, update (user_id, ip) on terms.acceptance to puente_app;

-- database/texts: the names in double braces are the operator's, from the configuration.
insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by) values
  ('terms', 'terms-of-use', 1, '2026-01-01 00:00Z', jsonb_build_object('text', $markdown$# Términos de uso

Estos términos explican qué hace {{brand}}, qué pagas, cuánto demora un envío y qué pasa con tu dinero cuando algo no sale como esperabas. Léelos antes de aceptarlos. Guardamos qué versión aceptaste, cuándo y desde qué dirección de internet, para que ambos podamos demostrarlo.

## 1. Quiénes somos

{{brand}} es el nombre con que opera {{operator}}, RUT {{operatorRut}}, con domicilio en {{operatorAddress}}, Chile. Puedes escribirnos a {{operatorEmail}} o llamarnos al {{operatorPhone}}. Nuestro sitio es {{site}}.

En estos términos, «nosotros» es {{operator}} y «tú» es la persona que abre la cuenta o la empresa por la que actúa.

## 2. Qué hacemos

Enviamos dinero desde Chile a cuentas bancarias en otros países. Tú pagas en pesos chilenos desde una cuenta a tu nombre, nosotros convertimos el dinero y ordenamos el pago a la persona o empresa que indicas.

Cada envío es un encargo con principio y fin. {{brand}} no es un banco, no guarda saldos, no paga intereses y no presta dinero. El dinero de nuestros clientes está en una cuenta bancaria distinta de la que usamos para los gastos de la firma.

## 3. Quién puede tener una cuenta

- Tienes 18 años o más.
- Tienes RUT y vives en Chile.
- Actúas por ti o por una empresa que te autorizó a hacerlo. No puedes usar la cuenta para mover dinero de otra persona.
- Tienes una sola cuenta: hay una cuenta por RUT.

Mientras no confirmemos tu identidad puedes ver precios y cotizar, pero no enviar. Para confirmarla comparamos tu RUT, tu nombre, tu fecha de nacimiento y tu número de documento con el registro civil, y comparamos tu nombre con listas de sanciones internacionales. Si no podemos confirmarla, tu cuenta sigue solo para cotizar.

Cada cuenta tiene límites por día y por mes. Los publicamos en {{site}} y te los mostramos antes de que pagues.

## 4. Cuánto cuesta

Antes de confirmar cada envío ves, en pesos y en porcentaje:

- cuánto pagas en total, que incluye nuestra comisión;
- la comisión y el IVA que hay dentro de ella;
- el tipo de cambio que usamos, el tipo de cambio medio del mercado con su hora y su fuente, y la diferencia entre ambos;
- cuánto recibe la otra persona;
- el costo total del envío: comisión más diferencia de cambio.

No hay otros cobros nuestros. El banco que recibe puede cobrar a su cliente por sus propios servicios; si lo sabemos antes, te lo decimos.

Las tarifas vigentes están en {{site}}/pricing. Un cambio de tarifas nunca toca un envío que ya confirmaste.

## 5. Cuánto dura el precio

Una cotización en firme vale por el tiempo que se muestra junto a ella. Cuando confirmas el envío, el tipo de cambio queda fijo hasta el plazo de pago que te indicamos. Lo que cuenta es la hora en que tu banco abona el dinero en nuestra cuenta.

Si fijaste cuánto pagas, ese monto no cambia. Si fijaste cuánto recibe la otra persona, nunca lo bajamos sin preguntarte.

Si dejas sin pagar varios envíos seguidos, podemos acortar el tiempo por el que fijamos el precio.

## 6. Cómo pagas

Paga desde una cuenta bancaria chilena a tu nombre, con tu mismo RUT, y usa la referencia del envío. Puedes pagar en varias partes; muchos bancos limitan la primera transferencia a un destinatario nuevo.

- **Falta dinero al vencer el plazo.** Eliges entre enviar lo que llegó, al mismo tipo de cambio, o que te lo devolvamos. Si no respondes, te lo devolvemos el día hábil bancario siguiente.
- **Pagaste de más o dos veces.** Te devolvemos lo que sobra el mismo día hábil bancario.
- **Pagaste después de cancelar.** Te devolvemos el dinero el mismo día hábil bancario.
- **Pagaste tarde.** Si el tipo de cambio mejoró, te damos el mejor. Si empeoró, te preguntamos; si no respondes en un día hábil bancario, te devolvemos el dinero.
- **Pagó otra persona.** El dinero que llega desde otro RUT no sirve para tu envío. Vuelve a la cuenta de la que salió el día hábil bancario siguiente y tu envío sigue esperando tu pago.

## 7. Dinero que no sabemos de quién es

Si llega dinero sin referencia, lo unimos a un envío solo cuando el RUT y el monto calzan exactamente con uno. Si no, queda en una cuenta de espera, con una persona a cargo, y vuelve a la cuenta de la que salió a más tardar el quinto día hábil bancario. Ningún peso queda con nosotros más de 10 días hábiles bancarios sin que se resuelva, salvo que la ley nos obligue a retenerlo.

## 8. Cuánto demora

Antes de confirmar ves una fecha y hora estimadas de llegada, con las razones: horarios de corte, fines de semana y feriados en Chile y en el país de destino. Es una estimación. Si nos atrasamos, te avisamos y te decimos por qué.

Decimos «entregado» solo cuando el banco de destino confirma que abonó el dinero. Antes de eso decimos «enviado al banco».

## 9. Cancelar un envío

Puedes cancelar sin costo hasta que empecemos a convertir el dinero; te devolvemos todo lo que pagaste. Después de ese momento puedes pedir la recuperación del dinero: se lo pedimos al banco que recibe, te damos un plazo y te contamos el resultado. Ese banco puede decir que no.

## 10. Devoluciones

- La devolución va a la cuenta desde la que pagaste. Si ya no existe, va a otra cuenta con tu mismo RUT, después de comprobar que es tuya. Nunca va a la cuenta de otra persona.
- Si el envío no se entregó, te devolvemos todo lo que pagaste en pesos, con comisión e IVA. La diferencia de cambio corre por nuestra cuenta.
- Si el banco de destino devuelve el dinero por un dato equivocado, te avisamos para que lo corrijas. Tienes cinco días hábiles bancarios; si no lo corriges, te devolvemos el dinero.
- **Segunda devolución en 12 meses.** Si en los 12 meses siguientes a una devolución por datos que tú nos diste ocurre otra por el mismo motivo, o si pides la devolución de un envío ya entregado y el banco de destino la acepta, convertimos de vuelta el dinero al tipo de cambio de ese día y descontamos lo que cobró nuestro socio de pago. Te mostramos el cálculo.

## 11. Pagos revertidos

Si tu banco revierte un pago que ya nos hizo, detenemos el envío. Si el dinero ya salió, nos debes ese monto y no podrás hacer envíos nuevos hasta pagarlo. Te explicamos de qué pago se trata y puedes reclamar si no estás de acuerdo.

## 12. Revisiones

A veces detenemos un envío para revisarlo: por identidad, por documentos, por el pago, por la persona que recibe o como control de rutina. Mientras tanto tu dinero no se mueve. Te decimos qué tipo de revisión es, qué equipo la tiene, hasta cuándo y qué puedes hacer. La ley no siempre nos deja contarte más.

Si la revisión termina sin problemas, el envío sigue. Si no podemos hacerlo, te devolvemos el dinero, salvo que una ley o un tribunal nos ordene retenerlo.

## 13. Qué no puedes hacer

No uses {{brand}} para pagar algo ilegal, ocultar de dónde viene el dinero, engañar a alguien, enviar a personas o países sancionados, ni para entrar a cuentas o sistemas que no son tuyos. Si lo haces podemos detener tus envíos y cerrar tu cuenta.

Danos datos verdaderos y mantenlos al día. Cuida tu contraseña, tus códigos y tus dispositivos; nunca te pediremos un código por teléfono. Si crees que alguien entró a tu cuenta, avísanos de inmediato: cortamos las sesiones y detenemos lo que todavía se pueda detener.

## 14. Nuestra responsabilidad

Respondemos por ejecutar el envío como lo confirmaste. Si pagamos de menos, a quien no era o dos veces, lo corregimos por nuestra cuenta. No respondemos por un dato de destino que escribiste mal, ni por lo que haga el banco de destino después de abonar el dinero, pero te ayudamos a recuperarlo. Nada de lo que dicen estos términos te quita los derechos que te da la ley del consumidor.

## 15. Reclamos

Reclama en {{site}}/complaints, por correo a {{operatorEmail}} o por teléfono al {{operatorPhone}}. Te damos un número de reclamo y el nombre del equipo que lo tiene. Respondemos por escrito.

Si nuestra respuesta no te sirve, puedes acudir al Servicio Nacional del Consumidor (SERNAC), en sernac.cl o en el 800 700 100, o al juzgado de policía local de tu comuna. Si eres consumidor, puedes demandar donde vives.

## 16. Quién nos regula

Como empresa de transferencia de dinero somos sujeto obligado ante la Unidad de Análisis Financiero (UAF), de acuerdo con la ley 19.913: debemos identificarte, guardar registros por al menos cinco años y reportar operaciones sospechosas. Aplicamos además la circular 62 de la UAF, de 2025.

Enviar dinero por encargo, sin guardar saldos, no es una actividad que requiera hoy licencia de la Comisión para el Mercado Financiero (CMF). No estamos bajo su fiscalización y tu dinero no está cubierto por la garantía estatal de los depósitos. Si la ley cambia y debemos inscribirnos, lo publicaremos en {{site}}.

Las operaciones de cambio se rigen por las normas del Banco Central de Chile. Nuestra comisión paga IVA y te entregamos el documento tributario que corresponde.

## 17. Cerrar la cuenta

Puedes cerrar tu cuenta cuando quieras. Los envíos en curso terminan o se devuelven. Nosotros podemos cerrarla si incumples estos términos o si la ley nos obliga; te avisamos con 30 días, salvo que la ley o un fraude nos impida esperar. Aunque tu cuenta esté cerrada puedes leer tus envíos, recibir lo que se te debe y reclamar.

## 18. Cambios a estos términos

Anunciamos cada cambio con 30 días de anticipación y publicamos ambas versiones. Para hacer envíos nuevos después de esa fecha tendrás que aceptar la versión nueva. Si no la aceptas, terminas tus envíos en curso con la versión anterior, recibes lo que se te debe y puedes cerrar tu cuenta.

## 19. Ley y tribunales

Estos términos se rigen por la ley chilena. Aceptarlos en {{site}} con tu clave vale como firma electrónica simple, de acuerdo con la ley 19.799.
$markdown$), 'seed', 'seed'),
  ('terms', 'privacy-notice', 1, '2026-01-01 00:00Z', jsonb_build_object('text', $markdown$# Aviso de privacidad

Este aviso dice qué datos tuyos usamos, para qué, con quién los compartimos, cuánto tiempo los guardamos y cómo ejerces tus derechos.

## 1. Quién responde por tus datos

{{operator}}, RUT {{operatorRut}}, que opera con el nombre {{brand}}, con domicilio en {{operatorAddress}}, Chile. Para todo lo que trata este aviso escribe a {{operatorEmail}} o llama al {{operatorPhone}}.

## 2. Qué datos usamos

| Datos                                                                                     | De dónde vienen                                                         |
| ----------------------------------------------------------------------------------------- | ----------------------------------------------------------------------- |
| Nombre, RUT, fecha de nacimiento, nacionalidad, número de documento, dirección, ocupación | Tú nos los das; el registro civil nos dice si coinciden                 |
| Correo y teléfono                                                                         | Tú nos los das y los compruebas con un código                           |
| Contraseña, llaves de acceso y segundo factor                                             | Tú los creas; la contraseña la guardamos de modo que nadie puede leerla |
| Cuenta bancaria desde la que pagas                                                        | Tu banco nos la informa con cada pago                                   |
| Nombre, cuenta y, según el país, dirección de quien recibe                                | Tú nos los das                                                          |
| Envíos, montos, motivos y origen del dinero                                               | Los creas al usar el servicio                                           |
| Resultado de comparar nombres con listas de sanciones                                     | Un servicio especializado                                               |
| Dirección de internet, navegador, horas de acceso                                         | Tu dispositivo                                                          |
| Mensajes, reclamos y documentos                                                           | Tú nos los envías                                                       |

No pedimos datos de salud, religión, política ni origen étnico. Si alguna vez te pedimos una foto de tu rostro para comprobar tu identidad, será con tu consentimiento expreso y aparte, la comparará una persona y la borraremos 90 días después de resolver, salvo que la ley nos obligue a guardarla.

## 3. Para qué los usamos y con qué derecho

- **Para prestarte el servicio**: abrir tu cuenta, cotizar, cobrar, enviar, devolver y avisarte. Lo hacemos porque es necesario para cumplir lo que acordamos contigo.
- **Para cumplir la ley**: identificarte, comparar nombres con listas de sanciones, guardar registros e informar a la Unidad de Análisis Financiero y al Servicio de Impuestos Internos cuando corresponde. Lo hacemos porque la ley nos obliga.
- **Para cuidar tu cuenta y tu dinero**: detectar accesos extraños y fraudes. Lo hacemos por interés legítimo, tuyo y nuestro.
- **Para mejorar el servicio**: contar usos y errores con datos que no te identifican.

No vendemos tus datos. No los usamos para publicidad de otras empresas. No te enviamos publicidad nuestra sin que la hayas pedido.

## 4. Decisiones automáticas

Algunas comprobaciones son automáticas: si tus datos coinciden con el registro civil, si un nombre se parece a uno de una lista, si un envío pasa un límite. Cuando una de ellas te impide usar el servicio puedes pedir que la revise una persona, explicar tu caso y reclamar.

## 5. Con quién los compartimos

- El banco en el que pagas y el que usamos en Chile para cobrar y devolver.
- El socio de pago y el banco de destino en el país al que envías: reciben los datos del envío que exigen sus normas, entre ellos tu nombre.
- El registro civil y el servicio que compara nombres con listas.
- Quienes envían por encargo nuestro los correos y mensajes de texto.
- La Unidad de Análisis Financiero, el Servicio de Impuestos Internos, los tribunales y otras autoridades, cuando la ley lo ordena.

Cada empresa que trabaja para nosotros firma un contrato que le impide usar tus datos para otra cosa.

## 6. Datos fuera de Chile

Enviar dinero a otro país obliga a enviar también datos a ese país. Lo hacemos porque es necesario para cumplir tu encargo, y enviamos solo lo que el envío exige. Algunos países protegen los datos personales menos que Chile.

## 7. Cuánto tiempo los guardamos

- Los datos de tu identidad y de tus envíos: cinco años después de que termina tu relación con nosotros, porque la ley 19.913 lo exige; más, solo si hay un juicio o una investigación en curso.
- Un registro que no terminaste: 24 horas.
- Los códigos de verificación: minutos. Los borramos al usarlos o al vencer.
- Las sesiones: 12 horas como máximo.
- Los documentos tributarios: el plazo que fija la ley tributaria.

Cuando el plazo termina, borramos los datos o los dejamos de modo que nadie pueda saber que son tuyos.

## 8. Cómo los cuidamos

Guardamos cifrado lo que te identifica. Solo ve tus datos quien los necesita para su trabajo, y cada mirada queda registrada. En los comprobantes y en el seguimiento público mostramos apenas los últimos cuatro dígitos de una cuenta y nunca un RUT.

Si ocurre una vulneración que ponga en riesgo tus derechos, avisamos sin demora a la Agencia de Protección de Datos Personales y también a ti cuando la ley lo pide.

## 9. Tus derechos

La ley 21.719, que rige desde el 1 de diciembre de 2026 y modifica la ley 19.628, te da estos derechos:

- **Acceso**: saber qué datos tuyos tenemos y recibir una copia.
- **Rectificación**: corregir lo que está mal o incompleto.
- **Supresión**: pedir que los borremos. Borramos todo lo que la ley no nos obliga a guardar, y te decimos qué queda y hasta cuándo.
- **Oposición**: pedir que no los usemos para un fin determinado.
- **Portabilidad**: recibirlos en un formato que otro servicio pueda leer.
- **Bloqueo**: pedir que no los usemos mientras se resuelve una solicitud tuya.
- **Revisión humana** de las decisiones automáticas.

Ejércelos sin costo en tu cuenta, en {{site}}, o escribiendo a {{operatorEmail}}. Respondemos en un plazo de 30 días corridos. Si no respondemos o no estás de acuerdo, puedes reclamar ante la Agencia de Protección de Datos Personales.

Puedes retirar un consentimiento cuando quieras; lo que hicimos antes sigue siendo válido.

## 10. Cookies

Usamos solo las que hacen falta:

- una cookie de sesión, que te mantiene dentro de tu cuenta hasta por 12 horas y que ningún programa de la página puede leer;
- una cookie que reconoce tu dispositivo, para avisarte si alguien entra desde otro.

No usamos cookies de publicidad ni de otras empresas. Tu navegador también guarda partes de la página para que abra más rápido y funcione con mala conexión; puedes borrarlas cuando quieras.

## 11. Menores de edad

Nuestro servicio es para personas de 18 años o más. Si descubrimos una cuenta de un menor, la cerramos y borramos sus datos, salvo los que la ley nos obligue a guardar.

## 12. Cambios a este aviso

Anunciamos cada cambio con 30 días de anticipación y publicamos ambas versiones. Guardamos qué versión aceptaste y cuándo.
$markdown$), 'seed', 'seed');

-- A person's account exists before it is known whose it is: whoever may send has a RUT.
alter table customers.customer
  alter column rut drop not null,
  alter column rut_index drop not null,
  add column identity text not null default 'missing'
    check (identity in ('missing', 'submitted', 'not-confirmed', 'confirmed'));
update customers.customer set identity = 'confirmed' where status = 'active';
alter table customers.customer
  add check ((rut is null) = (rut_index is null)),
  add check (status <> 'active' or (rut is not null and identity = 'confirmed'));
grant update (status, level, rut_index, identity) on customers.customer to puente_app;

-- Names are compared with the lists before an account may send, too.
alter table screening.check
  drop constraint check_moment_check,
  add constraint check_moment_check check (moment in ('order', 'funded', 'identity'));

create schema onboarding;
grant usage on schema onboarding to puente_app;

-- Someone who has yet to prove their e-mail. The row goes when they do, and after a day in any case.
create table onboarding.registration (
  id uuid primary key,
  email bytea not null,
  given_names bytea not null,
  surnames bytea not null,
  password_hash text not null,
  created_at timestamptz not null,
  -- Real time, like codes and sessions.
  expires_at timestamptz not null
);
create index registration_expires_at on onboarding.registration (expires_at);
grant select, insert, delete, update (email, given_names, surnames) on onboarding.registration to puente_app;

-- A person's file; its id is the customer's. What they say of themselves is one sealed value.
create table onboarding.application (
  id uuid primary key,
  user_id uuid not null,
  status text not null
    check (status in ('draft', 'submitted', 'with-staff', 'not-confirmed', 'confirmed', 'refused')),
  file bytea not null,
  -- Why it waits, or once waited, for staff; for analyst and officer alone.
  cause text check (cause in ('screening-hit', 'too-many-attempts')),
  check (status <> 'with-staff' or (cause is not null and waiting_since is not null)),
  -- How often it was handed in: an answer counts for the submission that asked for it.
  submission integer not null default 0,
  submitted_at timestamptz,
  -- Since when it waits for staff.
  waiting_since timestamptz,
  -- Attempts before this moment no longer count: staff gave the draft back.
  attempts_from timestamptz not null default 'epoch',
  -- Real time: when the registry is asked next, and how often it was.
  due_at timestamptz,
  asks integer not null default 0,
  changed_at timestamptz not null
);
create index application_due on onboarding.application (due_at) where status = 'submitted';
create index application_waiting on onboarding.application (waiting_since, id) where status = 'with-staff';
grant select, insert, update (status, file, cause, submission, submitted_at, waiting_since, attempts_from, due_at,
                              asks, changed_at) on onboarding.application to puente_app;

-- What the registry answered, each time it did.
create table onboarding.attempt (
  id uuid primary key,
  application_id uuid not null references onboarding.application,
  submission integer not null,
  result text not null check (result in ('match', 'mismatch', 'not-found', 'deceased', 'rut-known')),
  -- Real time: attempts are slowed like those at a password.
  at timestamptz not null,
  unique (application_id, submission)
);
grant select, insert on onboarding.attempt to puente_app;
