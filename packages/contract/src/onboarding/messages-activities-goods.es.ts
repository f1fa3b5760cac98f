/** Activities of the tax service in farming, fishing, mining and manufacturing: six digits and the name (CIIU4.CL, in use since November 2018). */
export const goodsActivities = `
011101 Cultivo de trigo
011102 Cultivo de maíz
011103 Cultivo de avena
011104 Cultivo de cebada
011105 Cultivo de otros cereales (excepto trigo, maíz, avena y cebada)
011106 Cultivo de porotos
011107 Cultivo de lupino
011108 Cultivo de otras legumbres (excepto porotos y lupino)
011109 Cultivo de semillas de raps
011110 Cultivo de semillas de maravilla (girasol)
011111 Cultivo de semillas de cereales, legumbres y oleaginosas (excepto semillas de raps y maravilla)
011200 Cultivo de arroz
011301 Cultivo de papas
011302 Cultivo de camotes
011303 Cultivo de otros tubérculos (excepto papas y camotes)
011304 Cultivo de remolacha azucarera
011305 Cultivo de semillas de hortalizas
011306 Cultivo de hortalizas y melones
011400 Cultivo de caña de azúcar
011500 Cultivo de tabaco
011600 Cultivo de plantas de fibra
011901 Cultivo de flores
011902 Cultivos forrajeros en praderas mejoradas o sembradas; cultivos suplementarios forrajeros
011903 Cultivos de semillas de flores; cultivo de semillas de plantas forrajeras
012111 Cultivo de uva destinada a la producción de pisco y aguardiente
012112 Cultivo de uva destinada a la producción de vino
012120 Cultivo de uva para mesa
012200 Cultivo de frutas tropicales y subtropicales (incluye el cultivo de paltas)
012300 Cultivo de cítricos
012400 Cultivo de frutas de pepita y de hueso
012501 Cultivo de semillas de frutas
012502 Cultivo de otros frutos y nueces de árboles y arbustos
012600 Cultivo de frutos oleaginosos (incluye el cultivo de aceitunas)
012700 Cultivo de plantas con las que se preparan bebidas (incluye el cultivo de café, té y mate)
012801 Cultivo de especias
012802 Cultivo de plantas aromáticas, medicinales y farmacéuticas
012900 Cultivo de otras plantas perennes
013000 Cultivo de plantas vivas, incluida la producción en viveros (excepto viveros forestales)
014101 Cría de ganado bovino para la producción lechera
014102 Cría de ganado bovino para la producción de carne o como ganado reproductor
014200 Cría de caballos y otros equinos
014300 Cría de llamas, alpacas, vicuñas, guanacos y otros camélidos
014410 Cría de ovejas (ovinos)
014420 Cría de cabras (caprinos)
014500 Cría de cerdos
014601 Cría de aves de corral para la producción de carne
014602 Cría de aves de corral para la producción de huevos
014901 Apicultura
014909 Cría de otros animales n.c.p.
015000 Cultivo de productos agrícolas en combinación con la cría de animales (explotación mixta)
016100 Actividades de apoyo a la agricultura
016200 Actividades de apoyo a la ganadería
016300 Actividades poscosecha
016400 Tratamiento de semillas para propagación
017000 Caza ordinaria y mediante trampas y actividades de servicios conexas
021001 Explotación de viveros forestales
021002 Silvicultura y otras actividades forestales (excepto explotación de viveros forestales)
022000 Extracción de madera
023000 Recolección de productos forestales distintos de la madera
024001 Servicios de forestación a cambio de una retribución o por contrata
024002 Servicios de corta de madera a cambio de una retribución o por contrata
024003 Servicios de extinción y prevención de incendios forestales
024009 Otros servicios de apoyo a la silvicultura n.c.p.
031110 Pesca marítima industrial, excepto de barcos factoría
031120 Pesca marítima artesanal
031130 Recolección y extracción de productos marinos
031140 Servicios relacionados con la pesca marítima
031200 Pesca de agua dulce
032110 Cultivo y crianza de peces marinos
032120 Cultivo, reproducción y manejo de algas marinas
032130 Reproducción y cría de moluscos, crustáceos y gusanos marinos
032140 Servicios relacionados con la acuicultura marina
032200 Acuicultura de agua dulce
040000 Extracción y procesamiento de cobre
051000 Extracción de carbón de piedra
052000 Extracción de lignito
061000 Extracción de petróleo crudo
062000 Extracción de gas natural
071000 Extracción de minerales de hierro
072100 Extracción de minerales de uranio y torio
072910 Extracción de oro y plata
072991 Extracción de zinc y plomo
072992 Extracción de manganeso
072999 Extracción de otros minerales metalíferos no ferrosos n.c.p. (excepto zinc, plomo y manganeso)
081000 Extracción de piedra, arena y arcilla
089110 Extracción y procesamiento de litio
089190 Extracción de minerales para la fabricación de abonos y productos químicos n.c.p.
089200 Extracción de turba
089300 Extracción de sal
089900 Explotación de otras minas y canteras n.c.p.
091001 Actividades de apoyo para la extracción de petróleo y gas natural prestadas por empresas
091002 Actividades de apoyo para la extracción de petróleo y gas natural prestadas por profesionales
099001 Actividades de apoyo para la explotación de otras minas y canteras prestadas por empresas
099002 Actividades de apoyo para la explotación de otras minas y canteras prestadas por profesionales
101011 Explotación de mataderos de bovinos, ovinos, equinos, caprinos, porcinos y camélidos
101019 Explotación de mataderos de aves y de otros tipos de animales n.c.p.
101020 Elaboración y conservación de carne y productos cárnicos
102010 Producción de harina de pescado
102020 Elaboración y conservación de salmónidos
102030 Elaboración y conservación de otros pescados, en plantas en tierra (excepto barcos factoría)
102040 Elaboración y conservación de crustáceos, moluscos y otros productos acuáticos, en plantas en tierra
102050 Actividades de elaboración y conservación de pescado, realizadas en barcos factoría
102060 Elaboración y procesamiento de algas
103000 Elaboración y conservación de frutas, legumbres y hortalizas
104000 Elaboración de aceites y grasas de origen vegetal y animal (excepto elaboración de mantequilla)
105000 Elaboración de productos lácteos
106101 Molienda de trigo; producción de harina, sémola y gránulos
106102 Molienda de arroz; producción de harina de arroz
106109 Elaboración de otros productos de molinería n.c.p.
106200 Elaboración de almidones y productos derivados del almidón
107100 Elaboración de productos de panadería y pastelería
107200 Elaboración de azúcar
107300 Elaboración de cacao, chocolate y productos de confitería
107400 Elaboración de macarrones, fideos, alcuzcuz y productos farináceos similares
107500 Elaboración de comidas y platos preparados envasados, rotulados y con información nutricional
107901 Elaboración de té, café, mate e infusiones de hierbas
107902 Elaboración de levaduras naturales o artificiales
107903 Elaboración de vinagres, mostazas, mayonesas y condimentos en general
107909 Elaboración de otros productos alimenticios n.c.p.
108000 Elaboración de piensos preparados para animales
110110 Elaboración de pisco (industrias pisqueras)
110120 Destilación, rectificación y mezclas de bebidas alcohólicas, excepto pisco
110200 Elaboración de vinos
110300 Elaboración de bebidas malteadas y de malta
110401 Elaboración de bebidas no alcohólicas
110402 Producción de aguas minerales y otras aguas embotelladas
120001 Elaboración de cigarros y cigarrillos
120009 Elaboración de otros productos de tabaco n.c.p.
131100 Preparación e hilatura de fibras textiles
131200 Tejedura de productos textiles
131300 Acabado de productos textiles
139100 Fabricación de tejidos de punto y ganchillo
139200 Fabricación de artículos confeccionados de materiales textiles, excepto prendas de vestir
139300 Fabricación de tapices y alfombras
139400 Fabricación de cuerdas, cordeles, bramantes y redes
139900 Fabricación de otros productos textiles n.c.p.
141001 Fabricación de prendas de vestir de materiales textiles y similares
141002 Fabricación de prendas de vestir de cuero natural o artificial
141003 Fabricación de accesorios de vestir
141004 Fabricación de ropa de trabajo
142000 Fabricación de artículos de piel
143000 Fabricación de artículos de punto y ganchillo
151100 Curtido y adobo de cueros; adobo y teñido de pieles
151200 Fabricación de maletas, bolsos y artículos similares, artículos de talabartería y guarnicionería
152000 Fabricación de calzado
161000 Aserrado y acepilladura de madera
162100 Fabricación de hojas de madera para enchapado y tableros a base de madera
162200 Fabricación de partes y piezas de carpintería para edificios y construcciones
162300 Fabricación de recipientes de madera
162900 Fabricación de otros productos de madera, de artículos de corcho, paja y materiales trenzables
170110 Fabricación de celulosa y otras pastas de madera
170190 Fabricación de papel y cartón para su posterior uso industrial n.c.p.
170200 Fabricación de papel y cartón ondulado y de envases de papel y cartón
170900 Fabricación de otros artículos de papel y cartón
181101 Impresión de libros
181109 Otras actividades de impresión n.c.p.
181200 Actividades de servicios relacionadas con la impresión
182000 Reproducción de grabaciones
191000 Fabricación de productos de hornos de coque
192000 Fabricación de productos de la refinación del petróleo
201101 Fabricación de carbón vegetal (excepto activado); fabricación de briquetas de carbón vegetal
201109 Fabricación de otras sustancias químicas básicas n.c.p.
201200 Fabricación de abonos y compuestos de nitrógeno
201300 Fabricación de plásticos y caucho sintético en formas primarias
202100 Fabricación de plaguicidas y otros productos químicos de uso agropecuario
202200 Fabricación de pinturas, barnices y productos de revestimiento, tintas de imprenta y masillas
202300 Fabricación de jabones y detergentes, preparados para limpiar, perfumes y preparados de tocador
202901 Fabricación de explosivos y productos pirotécnicos
202909 Fabricación de otros productos químicos n.c.p.
203000 Fabricación de fibras artificiales
210000 Fabricación de productos farmacéuticos, sustancias químicas medicinales y productos botánicos
221100 Fabricación de cubiertas y cámaras de caucho; recauchutado y renovación de cubiertas de caucho
221900 Fabricación de otros productos de caucho
222000 Fabricación de productos de plástico
231001 Fabricación de vidrio plano
231002 Fabricación de vidrio hueco
231003 Fabricación de fibras de vidrio
231009 Fabricación de productos de vidrio n.c.p.
239100 Fabricación de productos refractarios
239200 Fabricación de materiales de construcción de arcilla
239300 Fabricación de otros productos de porcelana y de cerámica
239400 Fabricación de cemento, cal y yeso
239500 Fabricación de artículos de hormigón, cemento y yeso
239600 Corte, talla y acabado de la piedra
239900 Fabricación de otros productos minerales no metálicos n.c.p.
241000 Industrias básicas de hierro y acero
242001 Fabricación de productos primarios de cobre
242002 Fabricación de productos primarios de aluminio
242009 Fabricación de productos primarios de metales preciosos y de otros metales no ferrosos n.c.p.
243100 Fundición de hierro y acero
243200 Fundición de metales no ferrosos
251100 Fabricación de productos metálicos para uso estructural
251201 Fabricación de recipientes de metal para gases comprimidos o licuados
251209 Fabricación de tanques, depósitos y recipientes de metal n.c.p.
251300 Fabricación de generadores de vapor, excepto calderas de agua caliente para calefacción central
252000 Fabricación de armas y municiones
259100 Forja, prensado, estampado y laminado de metales; pulvimetalurgia
259200 Tratamiento y revestimiento de metales; maquinado
259300 Fabricación de artículos de cuchillería, herramientas de mano y artículos de ferretería
259900 Fabricación de otros productos elaborados de metal n.c.p.
261000 Fabricación de componentes y tableros electrónicos
262000 Fabricación de computadores y equipo periférico
263000 Fabricación de equipo de comunicaciones
264000 Fabricación de aparatos electrónicos de consumo
265100 Fabricación de equipo de medición, prueba, navegación y control
265200 Fabricación de relojes
266000 Fabricación de equipo de irradiación y equipo electrónico de uso médico y terapéutico
267000 Fabricación de instrumentos ópticos y equipo fotográfico
268000 Fabricación de soportes magnéticos y ópticos
271000 Fabricación de motores, generadores y transformadores eléctricos, aparatos de distribución y control
272000 Fabricación de pilas, baterías y acumuladores
273100 Fabricación de cables de fibra óptica
273200 Fabricación de otros hilos y cables eléctricos
273300 Fabricación de dispositivos de cableado
274000 Fabricación de equipo eléctrico de iluminación
275000 Fabricación de aparatos de uso doméstico
279000 Fabricación de otros tipos de equipo eléctrico
281100 Fabricación de motores y turbinas, excepto para aeronaves, vehículos automotores y motocicletas
281200 Fabricación de equipo de propulsión de fluidos
281300 Fabricación de otras bombas, compresores, grifos y válvulas
281400 Fabricación de cojinetes, engranajes, trenes de engranajes y piezas de transmisión
281500 Fabricación de hornos, calderas y quemadores
281600 Fabricación de equipo de elevación y manipulación
281700 Fabricación de maquinaria y equipo de oficina (excepto computadores y equipo periférico)
281800 Fabricación de herramientas de mano motorizadas
281900 Fabricación de otros tipos de maquinaria de uso general
282100 Fabricación de maquinaria agropecuaria y forestal
282200 Fabricación de maquinaria para la conformación de metales y de máquinas herramienta
282300 Fabricación de maquinaria metalúrgica
282400 Fabricación de maquinaria para la explotación de minas y canteras y para obras de construcción
282500 Fabricación de maquinaria para la elaboración de alimentos, bebidas y tabaco
282600 Fabricación de maquinaria para la elaboración de productos textiles, prendas de vestir y cueros
282900 Fabricación de otros tipos de maquinaria de uso especial
291000 Fabricación de vehículos automotores
292000 Fabricación de carrocerías para vehículos automotores; fabricación de remolques y semirremolques
293000 Fabricación de partes, piezas y accesorios para vehículos automotores
301100 Construcción de buques, embarcaciones menores y estructuras flotantes
301200 Construcción de embarcaciones de recreo y de deporte
302000 Fabricación de locomotoras y material rodante
303000 Fabricación de aeronaves, naves espaciales y maquinaria conexa
304000 Fabricación de vehículos militares de combate
309100 Fabricación de motocicletas
309200 Fabricación de bicicletas y de sillas de ruedas
309900 Fabricación de otros tipos de equipo de transporte n.c.p.
310001 Fabricación de muebles principalmente de madera
310009 Fabricación de colchones; fabricación de otros muebles n.c.p.
321100 Fabricación de joyas y artículos conexos
321200 Fabricación de bisutería y artículos conexos
322000 Fabricación de instrumentos musicales
323000 Fabricación de artículos de deporte
324000 Fabricación de juegos y juguetes
325001 Actividades de laboratorios dentales
325009 Fabricación de instrumentos y materiales médicos, oftalmológicos y odontológicos n.c.p.
329000 Otras industrias manufactureras n.c.p.
331100 Reparación de productos elaborados de metal
331201 Reparación de maquinaria agropecuaria y forestal
331202 Reparación de maquinaria metalúrgica, para la minería, extracción de petróleo y para la construcción
331203 Reparación de maquinaria para la elaboración de alimentos, bebidas y tabaco
331204 Reparación de maquinaria para producir textiles, prendas de vestir, artículos de cuero y calzado
331209 Reparación de otro tipo de maquinaria y equipos industriales n.c.p.
331301 Reparación de equipo de medición, prueba, navegación y control
331309 Reparación de otros equipos electrónicos y ópticos n.c.p.
331400 Reparación de equipo eléctrico (excepto reparación de equipo y enseres domésticos)
331501 Reparación de buques, embarcaciones menores y estructuras flotantes
331502 Reparación de aeronaves y naves espaciales
331509 Reparación de otros equipos de transporte n.c.p., excepto vehículos automotores
331900 Reparación de otros tipos de equipo
332000 Instalación de maquinaria y equipos industriales
`
